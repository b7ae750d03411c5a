import { isCommerceError } from "~/lib/commerce/model/errors";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/shop.server";
import { HOME_BLOCKS } from "./home-parts";

/** Products per panel (product P19). */
const PANEL_LENGTH = 10;

/** The content page with the home page's meta data. */
const HOME_PAGE = "home";

export interface HomeData {
  readonly blocks: Readonly<Record<string, string>>;
  readonly newest: readonly ProductSummary[];
  readonly deals: readonly ProductSummary[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

/** Loads the home page. Every part is optional; it only fails when nothing could be loaded. */
export async function loadHome(shop: Shop): Promise<HomeData> {
  const { catalog, content } = shop.commerce;
  const [page, ...parts] = await Promise.allSettled([
    content.page(HOME_PAGE),
    content.blocks(HOME_BLOCKS),
    catalog.newest(PANEL_LENGTH),
    catalog.deals(PANEL_LENGTH),
  ]);
  const failed = [page, ...parts].filter((part) => part.status === "rejected");
  for (const { reason } of failed) {
    const isEmpty = parts.every(({ status }) => status === "rejected");
    if (isEmpty || isCommerceError(reason, "unauthorized")) throw reason;
    shop.log("error", "home part left out", { error: reason });
  }
  const [blocks, newest, deals] = parts;
  const about = page.status === "fulfilled" ? page.value : null;
  return {
    blocks: blocks.status === "fulfilled" ? toHtml(blocks.value) : {},
    newest: newest.status === "fulfilled" ? newest.value : [],
    deals: deals.status === "fulfilled" ? deals.value : [],
    metaTitle: about?.metaTitle ?? about?.title ?? null,
    metaDescription: about?.metaDescription ?? null,
  };
}

function toHtml(blocks: Awaited<ReturnType<Shop["commerce"]["content"]["blocks"]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(blocks).map(([identifier, { html }]) => [identifier, html]));
}
