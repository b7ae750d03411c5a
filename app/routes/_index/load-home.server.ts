import { Parser } from "htmlparser2";
import { viewedOf } from "~/features/product-page/recently-viewed.server";
import type { ContentBlock } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import type { PreloadedPicture } from "~/lib/screen";
import { deferredOptional } from "~/lib/server/request/deferred.server";
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
  const [[page, blocks], newest, deals, viewed] = await Promise.all([
    Promise.allSettled([content.page("home"), content.blocks(Object.values(HOME_BLOCKS).flat())]),
    deferredOptional(shop, "new arrivals", ({ commerce }) => commerce.catalog.newest(PANEL_LENGTH)),
    deferredOptional(shop, "deals", ({ commerce }) => commerce.catalog.deals(PANEL_LENGTH)),
    loadViewed(shop),
  ]);
  for (const part of [page, blocks]) {
    if (part.status === "rejected") shop.log("error", "home part left out", { error: part.reason });
  }
  if (blocks.status === "rejected" && !(await isLoaded(newest)) && !(await isLoaded(deals))) throw blocks.reason;
  const html = htmlByPlace(blocks.status === "fulfilled" ? blocks.value : {});
  const about = page.status === "fulfilled" ? page.value : null;
  return {
    blocks: html,
    hero: outlineHero(html.hero),
    newest,
    deals,
    /** Null for a new shopper, so that the page can be cached. */
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

function htmlByPlace(blocks: Readonly<Record<string, ContentBlock>>): Record<Place, string> {
  const htmlOf = (names: readonly string[]) => names.map((name) => blocks[name]?.html ?? "").join("");
  const entries = Object.entries(HOME_BLOCKS).map(([place, names]) => [place, htmlOf(names)]);
  return Object.fromEntries(entries) as Record<Place, string>; // the same keys
}

/**
 * Of sanitised HTML: the link, and the picture marked `fetchpriority="high"`, each version with its media query, for preload. Without
 * pictures if there are more than two versions.
 */
export function outlineHero(html: string) {
  let linkPath: string | null = null;
  let pictures: PreloadedPicture[] | null = null;
  let sources: Attributes[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a") linkPath ??= attributes["href"]?.split(/[?#]/, 1)[0] ?? null;
      if (name === "source") sources.push(attributes);
      if (name !== "img") return;
      if (attributes["fetchpriority"] === "high") pictures ??= versionsOf(attributes, sources);
      sources = [];
    },
  });
  parser.end(html);
  return { linkPath, pictures: pictures ?? [] };
}

type Attributes = Readonly<Record<string, string>>;

/** One version, or two for a simple media query and its negation, so that the browser only fetches the visible one. */
function versionsOf(image: Attributes, [source, another]: readonly Attributes[]): PreloadedPicture[] {
  if (!source) return toPicture(image);
  const { media = "" } = source;
  if (another || !/^\([\w-]+: [\w.]+\)$/.test(media)) return [];
  return [...toPicture(source, media), ...toPicture(image, `not all and ${media}`)];
}

function toPicture({ src, srcset, sizes }: Attributes, media?: string): PreloadedPicture[] {
  const href = src ?? srcset?.split(/[\s,]/, 1)[0];
  if (!href?.startsWith("/media/")) return [];
  return [{ src: href, ...(srcset !== href && { srcSet: srcset }), ...(sizes && { sizes }), ...(media && { media }) }];
}
