import { expect, test } from "vitest";
import { toCategoryPath, toPath, toProductPath } from "./to-path.server";

const address = { sku: "A/1", url_key: "lamp", url_suffix: ".html", url_rewrites: [{ url: "home/lamp.html" }] };

test.each([
  ["the first rewrite", address, "/home/lamp.html"],
  ["the url key without rewrites", { ...address, url_rewrites: [] }, "/lamp.html"],
  ["the url key without a suffix", { ...address, url_rewrites: null, url_suffix: null }, "/lamp"],
  ["the sku as the last resort", { ...address, url_rewrites: [{ url: null }], url_key: null }, "/p/A%2F1"],
])("a product lives at %s", (_name, given, path) => {
  expect(toProductPath(given)).toBe(path);
});

test("a category lives at its path and suffix, the root nowhere", () => {
  expect(toCategoryPath("phones/5g", ".html")).toBe("/phones/5g.html");
  expect(toCategoryPath(null, ".html")).toBeNull();
});

test.each([
  "//evil.example",
  "\t/evil.example",
  "/\n/evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "evil.example",
])("%s stays inside the shop", (given) => {
  expect(toPath(given)).toBe("/evil.example");
});
