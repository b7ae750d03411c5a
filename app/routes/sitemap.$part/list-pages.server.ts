import type { CategoryNode } from "~/lib/commerce/model/category";
import type { Shop } from "~/lib/server/shop.server";

const SCREENS = [
  "/",
  "/new-products",
  "/big-deal-products",
  "/categories",
  "/store-locator",
  "/contact-us",
  "/accessibility",
];

/** Not for search engines, though the footer leads there. */
const PRIVATE = /^\/(?:cart|checkout|customer|compare|login|register|search-results|order-lookup)(?:[/?]|$)/;

/** Screens, categories, and the content pages the footer names: the backend has no list of its pages to give. */
export async function listPages({ commerce: { catalog, content } }: Shop): Promise<readonly string[]> {
  const [menu, blocks] = await Promise.all([catalog.menu(), content.blocks(["footer_links_block"])]);
  const links = [...(blocks["footer_links_block"]?.html ?? "").matchAll(/href="(\/[^"#?]*)"/g)].map(
    ([, path]) => path ?? "",
  );
  const pages = [...SCREENS, ...flatten(menu), ...links.filter((path) => !PRIVATE.test(path))];
  return [...new Set(pages)];
}

function flatten(nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap(({ path, children }) => [path, ...flatten(children)]);
}
