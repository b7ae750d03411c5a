import { expect, test } from "vitest";
import { withSearch } from "./recent-searches";

test("the latest search comes first, each once, six at most", () => {
  expect(withSearch(["phone", "laptop"], " Laptop ")).toEqual(["Laptop", "phone"]);
  expect(withSearch(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
});

test("an empty search is none", () => {
  expect(withSearch(["phone"], "  ")).toEqual(["phone"]);
});
