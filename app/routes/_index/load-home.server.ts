import { deferred } from "~/lib/server/request/deferred.server";
import { Parser } from "htmlparser2";
import { firstPictures } from "~/features/content/first-pictures";
import { loadContent } from "~/features/content/load-content.server";
import { viewedOf } from "~/features/product-page/recently-viewed.server";
import type { ContentBlock, ContentPage } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import type { Shop } from "~/lib/server/request/shop.server";

/** Content blocks by their place on the page; missing ones are omitted (product P18). */
const HOME_BLOCKS = {
  departments: ["category-ads"],
  hero: ["hero-slider"],
  besideHero: numbered("banner-block", 1, 2),
  besideDeals: ["big-deals-ads"],
  promotions: [...numbered("banner-block", 3, 4), ...numbered("ads-block", 1, 8)],
  besideNewest: ["new-arrivals-ads"],
  budgets: ["shop-by-budget"],
  promises: ["shop-promises"],
  brands: ["manufacturers"],
};

type Place = keyof typeof HOME_BLOCKS;

function numbered(name: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${name}-${from + index}`);
}

const PANEL_LENGTH = 10;

export type Panel = Deferred<readonly ProductSummary[]>;

/** Every part is optional; it only fails if nothing could be loaded. */
export async function loadHome(shop: Shop) {
  const { content } = shop.commerce;
  const readPage = async () => content.page((await content.store()).homePage);
  const [[page, blocks], newest, deals, viewed] = await Promise.all([
    Promise.allSettled([readPage(), content.blocks(Object.values(HOME_BLOCKS).flat())]),
    deferred(shop, { name: "new arrivals", isOptional: true }, ({ commerce }) => commerce.catalog.newest(PANEL_LENGTH)),
    deferred(shop, { name: "deals", isOptional: true }, ({ commerce }) => commerce.catalog.deals(PANEL_LENGTH)),
    loadViewed(shop),
  ]);
  for (const part of [page, blocks]) {
    if (part.status === "rejected") shop.log("error", "home part left out", { error: part.reason });
  }
  if (blocks.status === "rejected" && !(await isLoaded(newest)) && !(await isLoaded(deals))) throw blocks.reason;
  const html = htmlByPlace(blocks.status === "fulfilled" ? blocks.value : {});
  const about = page.status === "fulfilled" ? page.value : null;
  const own = about && hasOwnContent(about) ? about : null;
  const { promotions, ...rest } = html;
  return {
    blocks: rest,
    promotions: await loadContent(shop, promotions),
    heroPath: firstLinkPath(html.hero),
    own: own && { ...layoutOf(own), text: await loadContent(shop, own.html) },
    pictures: firstPictures(own?.html ?? html.hero),
    newest,
    deals,
    /** Null for a new shopper, so that the page can be cached. */
    viewed,
    metaTitle: about?.metaTitle ?? about?.title ?? null,
    metaDescription: about?.metaDescription ?? null,
  };
}

/** What Magento's installation writes into the home page. */
const INSTALLED = "<p>CMS homepage content goes here.</p>";

export function hasOwnContent({ html }: Pick<ContentPage, "html">): boolean {
  return html !== "" && html !== INSTALLED;
}

function layoutOf({ hasRows, fillsWindow }: ContentPage) {
  return { hasRows, fillsWindow };
}

function loadViewed(shop: Shop): Promise<Panel> | null {
  const skus = viewedOf(shop.cookies);
  if (skus.length === 0) return null;
  return deferred(shop, { name: "recently viewed", isOptional: true }, ({ commerce }) => commerce.catalog.bySku(skus));
}

async function isLoaded(panel: Panel): Promise<boolean> {
  return ("ok" in panel ? panel : await panel.promise).ok;
}

function htmlByPlace(blocks: Readonly<Record<string, ContentBlock>>): Record<Place, string> {
  const htmlOf = (names: readonly string[]) => names.map((name) => blocks[name]?.html ?? "").join("");
  const entries = Object.entries(HOME_BLOCKS).map(([place, names]) => [place, htmlOf(names)]);
  return Object.fromEntries(entries) as Record<Place, string>; // the same keys
}

/** Path of the first link of sanitised HTML. */
export function firstLinkPath(html: string): string | null {
  let path: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a") path ??= attributes["href"]?.split(/[?#]/, 1)[0] ?? null;
    },
  });
  parser.end(html);
  return path;
}
