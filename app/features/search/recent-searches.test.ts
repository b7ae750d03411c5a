import { expect, test } from "vitest";
import { withSearch } from "./recent-searches";

test("withSearch puts the latest search first, without duplicates, at most six", () => {
  expect(withSearch(["phone", "laptop"], " Laptop ")).toEqual(["Laptop", "phone"]);
  expect(withSearch(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
});

test("withSearch ignores an empty search", () => {
  expect(withSearch(["phone"], "  ")).toEqual(["phone"]);
});
