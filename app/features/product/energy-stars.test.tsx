import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EnergyStars } from "./energy-stars";

test.each([
  ["BEE 4 star, 92 kWh a year", "★★★★☆"],
  ["5-star", "★★★★★"],
  ["31 W typical", ""],
  ["12 star hotels", ""],
])("%s: %s", (value, stars) => {
  expect(renderToStaticMarkup(<EnergyStars value={value} />).replace(/[^★☆]/g, "")).toBe(stars);
});
