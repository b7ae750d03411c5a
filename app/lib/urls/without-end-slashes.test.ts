import { expect, test } from "vitest";
import { withoutEndSlashes } from "./without-end-slashes";

test.each([
  ["/a//", "/a"],
  ["/a//b", "/a//b"],
  ["///", ""],
  ["", ""],
])("%j becomes %j", (path, bare) => {
  expect(withoutEndSlashes(path)).toBe(bare);
});

test("takes no longer for slashes in the middle than for letters", () => {
  const before = performance.now();
  expect(withoutEndSlashes(`${"/".repeat(1_000_000)}b`).length).toBe(1_000_001);
  expect(performance.now() - before).toBeLessThan(1_000);
});
