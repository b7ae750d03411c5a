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
