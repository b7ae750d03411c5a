import { expect, test } from "vitest";
import { sameOriginPath } from "./same-origin-path";

test.each(["/", "/cart", "/phones.html?color=49&page=2", "/search-results?term=a%20b#top", "/a/../cart", "/a//b"])(
  "keeps %s",
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
])("falls back for %j", (path) => {
  expect(sameOriginPath(path, "/home")).toBe("/home");
});
