import { shopLoader } from "~/lib/server/request/handlers.server";
import { sameOriginPath } from "~/lib/urls/paths";
import { loadMarkdown } from "./load-markdown.server";

/**
 * A page for readers that are programs: `/x.html.md` is answered by this route
 * (lib/server/render/shop-handler.server).
 */
export const loader = shopLoader(async ({ shop, url }) => {
  const origin = shop.config.publicOrigin ?? url.origin;
  const text = await loadMarkdown(shop, sameOriginPath(url.searchParams.get("of"), "/"), origin);
  const headers = {
    "Content-Type": "text/markdown; charset=utf-8",
    "Cache-Control": "public, max-age=300",
    // A cookie selects the store view, and a page's own address has HTML too.
    Vary: "Accept, Cookie",
    "X-Robots-Tag": "noindex",
  };
  return new Response(`${text}\n`, { headers });
});
