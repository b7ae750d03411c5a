import { isCommerceError } from "~/lib/commerce/errors";
import type { Shop } from "~/lib/shop.server";
import { HOME_BLOCKS } from "./home-blocks";

/** spec section 9. */
const PANEL_LENGTH = 10;

/** Every part of the home page may be missing; only when there is nothing to show at all is it an error. */
export async function loadHome(shop: Shop) {
  const { catalog, content } = shop.commerce;
  const [blocks, newest, deals] = await Promise.allSettled([
    content.blocks(HOME_BLOCKS),
    catalog.newest(PANEL_LENGTH),
    catalog.deals(PANEL_LENGTH),
  ]);
  const parts = [blocks, newest, deals];
  const failed = parts.filter((part) => part.status === "rejected");
  for (const { reason } of failed) {
    if (failed.length === parts.length || isCommerceError(reason, "unauthorized")) throw reason;
    shop.log("error", "home part left out", { error: reason });
  }
  return {
    blocks: blocks.status === "fulfilled" ? toHtml(blocks.value) : {},
    newest: newest.status === "fulfilled" ? newest.value : [],
    deals: deals.status === "fulfilled" ? deals.value : [],
  };
}

function toHtml(blocks: Awaited<ReturnType<Shop["commerce"]["content"]["blocks"]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(blocks).map(([identifier, { html }]) => [identifier, html]));
}
