import { viewedOf } from "~/features/product-page/recently-viewed.server";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import { deferredOptional } from "~/lib/server/request/deferred.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { type HeroOutline, outlineHero } from "./hero.server";
import { HOME_BLOCKS } from "./blocks";

const PANEL_LENGTH = 10;

const HOME_PAGE = "home";

export type Panel = Deferred<readonly ProductSummary[]>;

export interface HomeData {
  readonly blocks: Readonly<Record<string, string>>;
  readonly hero: HeroOutline;
  readonly newest: Panel;
  readonly deals: Panel;
  /** Null for a new shopper, so that the page can be cached. */
  readonly viewed: Panel | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

/** Every part is optional; it only fails if nothing could be loaded. */
export async function loadHome(shop: Shop): Promise<HomeData> {
  const { content } = shop.commerce;
  const reading = Promise.allSettled([content.page(HOME_PAGE), content.blocks(Object.values(HOME_BLOCKS).flat())]);
  const [newest, deals, viewed] = await Promise.all([
    deferredOptional(shop, "new arrivals", ({ commerce }) => commerce.catalog.newest(PANEL_LENGTH)),
    deferredOptional(shop, "deals", ({ commerce }) => commerce.catalog.deals(PANEL_LENGTH)),
    loadViewed(shop),
  ]);
  const [page, blocks] = await reading;
  for (const part of [page, blocks]) {
    if (part.status === "rejected") shop.log("error", "home part left out", { error: part.reason });
  }
  if (blocks.status === "rejected" && !(await isLoaded(newest)) && !(await isLoaded(deals))) throw blocks.reason;
  const html = blocks.status === "fulfilled" ? toHtml(blocks.value) : {};
  const about = page.status === "fulfilled" ? page.value : null;
  return {
    blocks: html,
    hero: outlineHero(html["hero-slider"] ?? ""),
    newest,
    deals,
    viewed,
    metaTitle: about?.metaTitle ?? about?.title ?? null,
    metaDescription: about?.metaDescription ?? null,
  };
}

function loadViewed(shop: Shop): Promise<Panel> | null {
  const skus = viewedOf(shop.cookies);
  if (skus.length === 0) return null;
  return deferredOptional(shop, "recently viewed", ({ commerce }) => commerce.catalog.bySku(skus));
}

async function isLoaded(panel: Panel): Promise<boolean> {
  return ("ok" in panel ? panel : await panel.promise).ok;
}

function toHtml(blocks: Awaited<ReturnType<Shop["commerce"]["content"]["blocks"]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(blocks).map(([identifier, { html }]) => [identifier, html]));
}
