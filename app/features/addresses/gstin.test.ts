import { expect, test } from "vitest";
import { isGstin, plainGstin } from "./gstin";

test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"])("%s is one", (text) => {
  expect(isGstin(text)).toBe(true);
});

test.each([
  ["a wrong check digit", "27AAPFU0939F1ZW"],
  ["two letters swapped", "27APAFU0939F1ZV"],
  ["a letter missing", "27AAPFU0939F1Z"],
  ["no Z", "27AAPFU0939F1AV"],
  ["nothing", ""],
])("%s makes none", (_, text) => {
  expect(isGstin(text)).toBe(false);
});

test("is read as people write it", () => {
  expect(plainGstin(" 27 aapfu 0939f 1zv ")).toBe("27AAPFU0939F1ZV");
});
