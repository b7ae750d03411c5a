import { expect, test } from "vitest";
import { withSearch } from "./recent-searches";

test("the latest search comes first, without duplicates, at most six", () => {
  expect(withSearch(["phone", "laptop"], " Laptop ")).toEqual(["Laptop", "phone"]);
  expect(withSearch(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
});

test("an empty search is not stored", () => {
  expect(withSearch(["phone"], "  ")).toEqual(["phone"]);
});
