import { expect, test } from "vitest";
import { changeQuery } from "./change-query";

test.each([
  ["/a.html", { picture: "2" }, "/a.html?picture=2"],
  ["/a.html?color=5&picture=1", { picture: "2" }, "/a.html?color=5&picture=2"],
  ["/a.html?picture=1", { picture: null }, "/a.html"],
  ["/a.html?x=1&y=%26", { x: null, z: "a b" }, "/a.html?y=%26&z=a+b"],
])("%s with %j is %s", (path, changes, changed) => {
  expect(changeQuery(path, changes)).toBe(changed);
});
