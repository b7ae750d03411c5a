import { expect, test } from "vitest";
import { parsePartName, componentName, type SitemapPart, urlElement } from "./sitemap";

test.each<SitemapPart>([
  { kind: "pages" },
  { kind: "products", band: { from: 0, to: null } },
  { kind: "products", band: { from: 199.5, to: 2499.99 } },
])("a part is known again by its name: %j", (part) => {
  expect(parsePartName(componentName(part))).toEqual(part);
});

test.each(["", "products.xml", "products--.xml", "products-1e9-.xml", "../pages.xml", "products-1-2.xml.gz"])(
  "%j is no part",
  (name) => {
    expect(parsePartName(name)).toBeNull();
  },
);

test("an address is whole and escaped", () => {
  expect(urlElement("https://shop.example", { path: "/a b&c.html", changed: "2026-11-21" })).toBe(
    "<url><loc>https://shop.example/a%20b&amp;c.html</loc><lastmod>2026-11-21</lastmod></url>\n",
  );
});
