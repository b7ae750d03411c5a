import { expect, test } from "vitest";
import { productsFile, urlElement } from "./sitemap";

test.each([
  [{ from: 0, to: null }, "products-0-.xml"],
  [{ from: 199.5, to: 2499.99 }, "products-199.5-2499.99.xml"],
])("productsFile for the price band %j is %s", (band, file) => {
  expect(productsFile(band)).toBe(file);
});

test("urlElement writes an absolute, escaped URL", () => {
  expect(urlElement("https://shop.example", { path: "/a b&c.html", changed: "2026-11-21" })).toBe(
    "<url><loc>https://shop.example/a%20b&amp;c.html</loc><lastmod>2026-11-21</lastmod></url>\n",
  );
});
