import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { categories } from "../categories.ts";
import { products } from "../products.ts";
import { toUrlKey } from "../../rules/url-key.ts";
import type { CategorySeed } from "../seed.ts";
import { blocks } from "./blocks.ts";
import { toCategory } from "./links.ts";
import { pages } from "./pages.ts";
import { instalment } from "./shop-blocks.ts";

const routes = new Set([
  "",
  "cart",
  "categories",
  "new-products",
  "big-deal-products",
  "search-results",
  "order-lookup",
  "store-locator",
  "customer/my-profile",
  "customer/order-history",
  "customer/my-wishlist",
]);
const productPaths = new Set(products.map(({ urlKey, name }) => `${urlKey ?? toUrlKey(name)}.html`));
const categoryPaths = new Set(pathsOf(categories));
const identifiers = new Set(pages.map(({ identifier }) => identifier));
const pageKeys = new Set(pages.map(({ identifier, storeView }) => `${storeView ?? ""} ${identifier}`));
const all = [...pages, ...blocks];

describe("content", () => {
  test.each(all.map((piece) => [piece.identifier, piece.content] as const))(
    "%s links only to existing pages",
    (_, content) => {
      const unknown = [...content.matchAll(/\{\{store (?:direct_)?url="([^"]*)"\}\}/g)]
        .map(([, path = ""]) => path.replace(/\?.*$/, ""))
        .filter(
          (path) => !routes.has(path) && !identifiers.has(path) && !categoryPaths.has(path) && !productPaths.has(path),
        );
      expect(unknown).toEqual([]);
    },
  );

  test("has no external links except mailto: and tel:", () => {
    const targets = all.flatMap(({ content }) =>
      [...content.matchAll(/href="([^"{][^"]*)"/g)].map(([, href = ""]) => href),
    );
    expect(targets.filter((href) => !/^(mailto:|tel:|#)/.test(href))).toEqual([]);
  });

  const files = readdirSync(new URL("../../media/wysiwyg/", import.meta.url)).map((name) => `wysiwyg/${name}`);

  test("shows only pictures that exist, with dimensions and alternative text", () => {
    const shown = all.flatMap(({ content }) =>
      [...content.matchAll(/\{\{media url="?([^"}]*)"?\}\}/g)].map(([, file = ""]) => file),
    );
    expect(shown.filter((file) => !files.includes(file))).toEqual([]);
    const images = all.flatMap(({ content }) => content.match(/<img [^>]*>/g) ?? []);
    expect(images.filter((image) => !/width="\d+" height="\d+" alt="/.test(image))).toEqual([]);
  });

  test("uses every picture", () => {
    const content = all.map((piece) => piece.content).join("");
    expect(files.filter((file) => !content.includes(file))).toEqual([]);
  });

  test("has the blocks that the storefront reads, each once", () => {
    const names = blocks.map(({ identifier }) => identifier);
    const numbered = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
    const expected = [
      "hero-slider",
      "category-ads",
      "shop-by-budget",
      "shop-promises",
      "manufacturers",
      "available-emi-options",
      "social-media-links",
      "footer-payment-options",
      "footer_links_block",
    ];
    expect(names).toEqual(
      expect.arrayContaining([
        ...expected,
        ...numbered("banner-block", 2),
        ...numbered("ads-block", 3),
        "new-arrivals-ads",
      ]),
    );
    expect(new Set(blocks.map(({ identifier, storeView }) => `${storeView}: ${identifier}`)).size).toBe(names.length);
    expect(pageKeys.size).toBe(pages.length);
  });

  test("contains no scripts, and styles only where Page Builder writes them", () => {
    expect(all.filter(({ content }) => /<script|\son\w+=/i.test(content))).toEqual([]);
    const written = all.filter(({ content }) => !content.includes("data-content-type"));
    expect(written.filter(({ content }) => /<style|\sstyle=/i.test(content))).toEqual([]);
  });

  test("closes every element it opens", () => {
    for (const { identifier, content } of all) expect([identifier, unbalanced(content)]).toEqual([identifier, []]);
  });
});

test("toCategory throws for an unknown category", () => {
  expect(() => toCategory("typewriters")).toThrow("typewriters");
});

test("instalment calculates a monthly payment with interest", () => {
  expect(instalment(30_000, 12, 14)).toBe(2694);
});

function pathsOf(level: CategorySeed[], above = ""): string[] {
  return level.flatMap(({ key, urlKey = key, children = [] }) => [
    `${above}${urlKey}.html`,
    ...pathsOf(children, `${above}${urlKey}/`),
  ]);
}

function unbalanced(html: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = ""] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (["img", "source", "br"].includes(name)) continue;
    if (!closing) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [`</${name}>`];
  }
  return open;
}
