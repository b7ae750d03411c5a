import { expect, test } from "vitest";
import { sameOriginPath, withoutTrailingSlashes, httpUrlOrNull, changeQuery } from "./paths";

test.each(["/", "/cart", "/phones.html?color=49&page=2", "/search-results?term=a%20b#top", "/a/../cart", "/a//b"])(
  "sameOriginPath keeps %s",
  (path) => {
    expect(sameOriginPath(path, "/home")).toBe(path);
  },
);

test.each([
  "",
  "cart",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "https://evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
  "/.//evil.example",
  "/cart/%2e%2e//evil.example",
  "/a b",
  "/a\nb",
  "/\u202egnp",
  `/${"a".repeat(3_000)}`,
  null,
  undefined,
  42,
])("sameOriginPath returns the fallback for %j", (path) => {
  expect(sameOriginPath(path, "/home")).toBe("/home");
});

test.each([
  ["/a//", "/a"],
  ["/a//b", "/a//b"],
  ["///", ""],
  ["", ""],
])("withoutTrailingSlashes maps %j to %j", (path, bare) => {
  expect(withoutTrailingSlashes(path)).toBe(bare);
});

test.each(["https://shop.example/sample", "http://shop.example/downloadable/download/sample/sample_id/1/"])(
  "httpUrlOrNull accepts %s",
  (url) => expect(httpUrlOrNull(url)).toBe(url),
);

test.each([
  "javascript:alert(1)",
  " java\tscript:alert(1)",
  "data:text/html,x",
  "xhttp://shop.example/sample",
  "/sample",
  "//x.example/",
  "",
  null,
  undefined,
])("httpUrlOrNull returns null for %j", (url) => expect(httpUrlOrNull(url)).toBeNull());

test.each([
  ["/a.html", { picture: "2" }, "/a.html?picture=2"],
  ["/a.html?color=5&picture=1", { picture: "2" }, "/a.html?color=5&picture=2"],
  ["/a.html?picture=1", { picture: null }, "/a.html"],
  ["/a.html?x=1&y=%26", { x: null, z: "a b" }, "/a.html?y=%26&z=a+b"],
])("changeQuery of %s with %j is %s", (path, changes, changed) => {
  expect(changeQuery(path, changes)).toBe(changed);
});
