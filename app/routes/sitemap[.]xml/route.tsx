import { shopLoader } from "~/lib/server/request/handlers.server";
import { PAGES_FILE, productsFile, sitemapElement, sitemap } from "~/lib/seo/sitemap";

/**
 * The sitemap index: one file for pages and categories, and as many for products as the catalogue
 * needs.
 */
export const loader = shopLoader(async ({ shop, url }) => {
  const origin = shop.config.publicOrigin ?? url.origin;
  const bands = await shop.commerce.catalog.priceBands();
  const files = [PAGES_FILE, ...bands.map(productsFile)];
  return sitemap(
    "sitemapindex",
    files.map((file) => sitemapElement(origin, file)),
  );
});
