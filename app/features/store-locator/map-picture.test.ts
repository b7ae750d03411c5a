import { expect, test } from "vitest";
import { mapPicture } from "./map-picture";

const place = { latitude: 12.97, longitude: -77.59 };

test("the place stands in the address wherever the settings want it", () => {
  expect(mapPicture("https://map.example/?c={lat},{lng}&m={lng}|{lat}", place)).toBe(
    "https://map.example/?c=12.97,-77.59&m=-77.59|12.97",
  );
});

test("without a setting or a place there is no picture", () => {
  expect(mapPicture(null, place)).toBeNull();
  expect(mapPicture("https://map.example/?c={lat},{lng}", null)).toBeNull();
});
