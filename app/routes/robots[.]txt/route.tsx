import { shopLoader } from "~/lib/server/request/handlers.server";
import { screens } from "~/lib/server/request/screens.server";

/**
 * Lists the screens with `robots: "disallow"` (private pages and results of queries). Filtered
 * lists are noindex in their meta tags.
 */
export const loader = shopLoader(({ shop, url }) => {
  const origin = shop.config.publicOrigin ?? url.origin;
  const disallowed = screens().beginnings(({ robots }) => robots === "disallow");
  const lines = [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(`${lines.join("\n")}\n`, { headers });
});
