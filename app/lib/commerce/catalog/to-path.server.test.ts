import { expect, test } from "vitest";
import { toCategoryPath, toPath, toProductPath } from "./paths.server";

const product = { sku: "A/1", url_key: "lamp", url_suffix: ".html", url_rewrites: [{ url: "home/lamp.html" }] };

test.each([
  ["the first rewrite", product, "/home/lamp.html"],
  ["the url key without rewrites", { ...product, url_rewrites: [] }, "/lamp.html"],
  ["the url key without a suffix", { ...product, url_rewrites: null, url_suffix: null }, "/lamp"],
  ["the sku as the last resort", { ...product, url_rewrites: [{ url: null }], url_key: null }, "/p/A%2F1"],
])("toProductPath uses %s", (_name, given, path) => {
  expect(toProductPath(given)).toBe(path);
});

test("toCategoryPath joins path and suffix, and is null for the root", () => {
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
])("toPath keeps %j inside the shop", (given) => {
  expect(toPath(given)).toBe("/evil.example");
});
