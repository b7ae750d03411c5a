import { expect, test } from "vitest";
import type { Country } from "~/lib/commerce/model/address";
import { placeOfPin } from "./pin-place.server";

const india: Country = {
  code: "IN",
  name: "India",
  regions: [
    { id: 1, code: "KA", name: "Karnataka" },
    { id: 2, code: "OR", name: "Orissa" },
    { id: 3, code: "DL", name: "Delhi" },
    { id: 4, code: "UP", name: "Uttar Pradesh" },
  ],
};

test.each([
  ["560001", "Bengaluru", "KA"],
  ["560038", "Bengaluru", "KA"],
  ["110001", "New Delhi", "DL"],
  ["751001", "Bhubaneswar", "OR"],
  ["201301", "Noida", "UP"],
])("%s is in %s", (pin, city, region) => {
  expect(placeOfPin(pin, india)).toEqual({ city, region });
});

test("digits that lead nowhere and a state the backend does not list say nothing", () => {
  expect(placeOfPin("990000", india)).toBeNull();
  expect(placeOfPin("682001", india)).toBeNull();
});
