import { describe, expect, test } from "vitest";
import { countryById } from "../catalogue/geography.ts";
import { pickupStores } from "../catalogue/pickup-stores.ts";
import { placeOf } from "../catalogue/places.ts";
import { distanceBetween, passesFilter, searchedPlace, sortBy } from "./pickup-search.ts";

describe("pickupStores", () => {
  test("have unique codes and PIN codes near their coordinates", () => {
    const regions = new Set(countryById("IN")?.regions.map(({ code }) => code));
    expect(new Set(pickupStores.map(({ code }) => code)).size).toBe(pickupStores.length);
    for (const store of pickupStores) {
      expect(regions).toContain(store.regionCode);
      expect(store.postcode).toMatch(/^[1-9]\d{5}$/);
      const region = placeOf(store.postcode);
      expect(region && distanceBetween(region, store), store.code).toBeLessThan(400);
    }
  });
});

describe("searchedPlace", () => {
  const nearest = (term: string) => {
    const place = searchedPlace(term, pickupStores, placeOf);
    const near =
      place && sortBy(pickupStores, [{ value: (store) => distanceBetween(place, store), descending: false }]);
    return near?.[0]?.city ?? null;
  };
  test.each([
    ["560038", "Bengaluru"],
    ["560038:IN", "Bengaluru"],
    ["560099:IN", "Bengaluru"],
    ["mumbai:in", "Mumbai"],
    ["Bombay", "Mumbai"],
    ["Dehradun:IN", "Chandigarh"],
    ["Siliguri:IN", "Guwahati"],
  ])("%s is nearest to %s", (term, city) => {
    expect(nearest(term)).toBe(city);
  });

  test.each(["", ":IN", "86559:DE", "Bengaluru:US", "Atlantis"])("returns null for %j", (term) => {
    expect(nearest(term)).toBeNull();
  });
});

test.each([
  [{ eq: "pune" }, true],
  [{ eq: "Mumbai" }, false],
  [{ neq: "Mumbai" }, true],
  [{ in: ["Pune", "Mumbai"] }, true],
  [{ nin: ["Pune"] }, false],
  [{ like: "%un%" }, true],
  [{ like: "P_ne" }, true],
  [{ like: "un" }, false],
  [{ from: "Pa", to: "Pz" }, true],
  [{ gt: "Pune" }, false],
  [{ gteq: "Pune", lteq: "Pune" }, true],
  [{ null: "1" }, false],
  [{ notnull: "1", eq: null }, true],
  [{}, true],
])('passesFilter("Pune", %o) is %s', (filter, passes) => {
  expect(passesFilter("Pune", filter)).toBe(passes);
});

test("passesFilter compares numbers as numbers", () => {
  expect(passesFilter(600, { gt: "59" })).toBe(true);
});

test("sortBy uses the second field when the first is equal", () => {
  const rows = [
    { a: 1, b: "x" },
    { a: 2, b: "y" },
    { a: 1, b: "z" },
  ];
  const sorted = sortBy(rows, [
    { value: (row) => row.a, descending: true },
    { value: (row) => row.b, descending: true },
  ]);
  expect(sorted.map(({ b }) => b).join("")).toBe("yzx");
});

test("distanceBetween Bengaluru and Chennai is about 290 km", () => {
  const chennai = { latitude: 13.0827, longitude: 80.2707 };
  expect(distanceBetween({ latitude: 12.9716, longitude: 77.5946 }, chennai)).toBeCloseTo(290, -1);
});
