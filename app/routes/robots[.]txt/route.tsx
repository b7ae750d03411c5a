import { shopLoader } from "~/lib/server/handlers.server";
import { screens } from "~/lib/server/screens.server";

/** What is one shopper's alone, and lists that are made by asking, say so themselves. Filtered lists are noindex in their page. */
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
