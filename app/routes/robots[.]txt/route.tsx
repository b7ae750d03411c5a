import { shopLoader } from "~/lib/server/handlers.server";

/** What is one shopper's alone, and lists that are made by asking. Filtered lists say noindex themselves. */
const PRIVATE = ["/cart", "/checkout", "/customer", "/compare", "/search-results", "/search-panel", "/listing-view"];

export const loader = shopLoader(({ shop, url }) => {
  const origin = shop.config.publicOrigin ?? url.origin;
  const lines = ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(`${lines.join("\n")}\n`, { headers });
});
