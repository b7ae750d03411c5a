import { flattenCategories } from "~/lib/commerce/model/page";
import { ownLinks } from "~/lib/policy-links.server";
import type { ScreenProperties } from "~/lib/screen";
import { PAGES_FILE, productsFile, sitemap, streamSitemap, urlElement } from "~/lib/seo/sitemap";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { busy, notFound, type Shop } from "~/lib/server/request/shop.server";
import { screens } from "~/lib/server/request/screens.server";

export const loader = shopLoader(async ({ shop, url, params }) => {
  const origin = shop.config.publicOrigin ?? url.origin;
  if (params["part"] === PAGES_FILE) {
    const pages = await listPages(shop);
    return sitemap(
      "urlset",
      pages.map((path) => urlElement(origin, { path })),
    );
  }
  // Only these, since each made-up band would make the backend read the whole catalogue.
  const bands = await shop.commerce.catalog.priceBands();
  const band = bands.find((known) => productsFile(known) === params["part"]) ?? notFound();
  async function* products() {
    for await (const page of shop.commerce.catalog.productPaths(band)) {
      yield page.map((entry) => urlElement(origin, entry)).join("");
    }
  }
  return streamSitemap(products()) ?? busy(shop);
});

/**
 * Screens, categories, and the content pages linked in the footer, since the backend cannot list
 * its pages.
 */
async function listPages({ commerce: { catalog, content } }: Shop): Promise<readonly string[]> {
  const [menu, blocks] = await Promise.all([catalog.menu(), content.blocks(["footer_links_block"])]);
  const links = ownLinks(blocks["footer_links_block"]?.html ?? "");
  const { fixedPaths, at } = screens();
  const pages = [
    ...fixedPaths(isIndexed),
    ...flattenCategories(menu).map(({ path }) => path),
    ...links.map(({ path }) => path).filter((path) => isIndexed(at(path))),
  ];
  return [...new Set(pages)];
}

function isIndexed({ robots }: ScreenProperties): boolean {
  return robots === "index";
}
