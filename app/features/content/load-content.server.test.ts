import { expect, test, vi } from "vitest";
import type { ListedProducts } from "~/lib/commerce/model/page";
import { testShop } from "~/lib/testing/shop";
import { loadContent } from "./load-content.server";

const list = (listed: ListedProducts) =>
  `<div data-products="${JSON.stringify(listed).replaceAll('"', "&quot;")}"></div>`;
const lamps = list({ by: "sku", products: ["B", "A"], isCarousel: true });
const fans = list({ by: "path", products: ["/fans/c.html"], isCarousel: false });

async function shopWith(skus: readonly string[]) {
  const products = skus.map((sku) => ({ sku }));
  const bySku = vi.fn(async () => products);
  const byPath = vi.fn(async (paths: readonly string[]) => new Map(paths.map((path) => [path, { sku: path }])));
  return { shop: await testShop({ catalog: { bySku, byPath } }), bySku, byPath };
}

test("a text without products is one piece", async () => {
  const { shop, bySku } = await shopWith([]);
  expect(await loadContent(shop, "<p>Lamps</p>")).toEqual({ html: "<p>Lamps</p>", parts: null });
  expect(bySku).not.toHaveBeenCalled();
});

test("a text with products has a part for each list, in its place", async () => {
  const { shop } = await shopWith(["A", "B"]);
  const html = `<style>.m-1{color:red}</style><h2>New</h2><div class="pb-row"><p>Before</p>${lamps}</div>${fans}`;
  const content = await loadContent(shop, html);
  expect(content).toMatchObject({
    html: "<style>.m-1{color:red}</style>",
    parts: [
      { kind: "html", tag: "h2", html: "New" },
      {
        kind: "parent",
        tag: "div",
        attributes: { className: "pb-row" },
        parts: [
          { kind: "html", tag: "p", html: "Before" },
          { kind: "products", list: 0, isCarousel: true },
        ],
      },
      { kind: "products", list: 1, isCarousel: false },
    ],
    lists: { ok: true, value: [[{ sku: "B" }, { sku: "A" }], [{ sku: "/fans/c.html" }]] },
  });
});

test("all lists are one request, and products that cannot be shown are left out", async () => {
  const { shop, bySku } = await shopWith(["A"]);
  const content = await loadContent(shop, `<details open name="x"><summary>S</summary>${lamps}</details>${lamps}`);
  expect(bySku).toHaveBeenCalledTimes(1);
  expect(content).toMatchObject({
    parts: [{ tag: "details", attributes: { open: true, name: "x" } }, { kind: "products" }],
    lists: { value: [[{ sku: "A" }], [{ sku: "A" }]] },
  });
});
