import type { CategoryNode } from "~/lib/commerce/model/page";
import type { ScreenFacts } from "~/lib/screen";
import { screens } from "~/lib/server/screens.server";
import type { Shop } from "~/lib/server/shop.server";

/** Screens, categories, and the content pages the footer links to, since the backend cannot list its pages. */
export async function listPages({ commerce: { catalog, content } }: Shop): Promise<readonly string[]> {
  const [menu, blocks] = await Promise.all([catalog.menu(), content.blocks(["footer_links_block"])]);
  const links = [...(blocks["footer_links_block"]?.html ?? "").matchAll(/href="(\/[^"#?]*)"/g)].map(
    ([, path]) => path ?? "",
  );
  const { addresses, at } = screens();
  const pages = [...addresses(isIndexed), ...flatten(menu), ...links.filter((path) => isIndexed(at(path)))];
  return [...new Set(pages)];
}

function isIndexed({ robots }: ScreenFacts): boolean {
  return robots === "index";
}

function flatten(nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap(({ path, children }) => [path, ...flatten(children)]);
}
