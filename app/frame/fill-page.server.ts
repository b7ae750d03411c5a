import type { AppLoadContext } from "@remix-run/server-runtime";
import { createElement } from "react";
import { renderToString } from "react-dom/server.browser";
import type { OwnFacts } from "~/lib/root-data";
import type { PublicPage } from "~/lib/server/public-page.server";
import { type Shop, shopFor } from "~/lib/server/shop.server";
import { type CutPage, cutAt, filled } from "~/lib/server/spots.server";
import { cacheControl, isPlain } from "~/lib/server/who-may-keep.server";
import { loadOwnFacts } from "./load-own-facts.server";

/** How long what stands behind a page's first spot waits for what the spots show. */
const BUDGET_MS = 500;

/**
 * A kept page for one shopper (docs/decisions/0035). What stands before its first spot leaves at once. Nothing but the spots is the
 * shopper's own, and these come from the cookies and reads of this request alone.
 */
export async function fillPage(
  request: Request,
  context: AppLoadContext,
  { html, headers: kept, spots }: Pick<PublicPage, "html" | "headers" | "spots">,
): Promise<Response> {
  const shop = await shopFor(request, context);
  const page = cutAt(spots?.places ?? [], html);
  const rest = restFor(shop, page);
  const headers = new Headers(kept.map(([name, value]): [string, string] => [name, value]));
  headers.set("Cache-Control", cacheControl(shop, { keep: "anybody" }));
  if (!isPlain(shop)) headers.delete("X-May-Keep");
  // For proxies that would hold the first piece back.
  headers.set("X-Accel-Buffering", "no");
  for (const cookie of await shop.cookies.take()) headers.append("Set-Cookie", cookie);
  shop.cookies.end();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(page.pieces[0])),
    async pull(controller) {
      controller.enqueue(encoder.encode(await rest));
      controller.close();
    },
  });
  return new Response(body, { headers });
}

/** What follows the first piece. As for nobody where the log-in has ended, which the next page of an account says. */
async function restFor(shop: Shop, page: CutPage): Promise<string> {
  const [first = "", ...others] = page.pieces;
  try {
    const own = await loadOwnFacts(shop, { budgetMs: BUDGET_MS });
    return filled(page, own).slice(first.length) + ownData(own);
  } catch (error) {
    shop.log("info", "a page was not filled", { error });
    return others.join("");
  }
}

/** For hydration, beside the data that the page has in common with all others (lib/client/page-data). */
function ownData(own: OwnFacts): string {
  return renderToString(createElement("template", { "data-own": JSON.stringify(own) }));
}
