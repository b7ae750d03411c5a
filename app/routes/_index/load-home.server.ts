import { deferred } from "~/lib/server/request/deferred.server";
import { Parser } from "htmlparser2";
import { firstPictures } from "~/features/content/first-pictures";
import { loadContent, type LoadedContent } from "~/features/content/load-content.server";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { viewedOf } from "~/features/product-page/recently-viewed.server";
import { FLAGGED_LISTS, parseListing } from "~/features/listing/listing-params";
import type { ContentPage } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import {
  type AdsSlot,
  blocksOf,
  DEFAULT_SECTIONS,
  type Look,
  ORDER_BLOCK,
  type Section,
  toSections,
} from "./home-sections.server";
import { guestOrderPath } from "~/lib/urls/order-paths";

const PANEL_LENGTH = 10;

export type Panel = Deferred<readonly ProductSummary[]>;

export type HomeSection =
  | { readonly kind: "text"; readonly look: Look; readonly text: LoadedContent }
  | { readonly kind: "hero"; readonly html: string; readonly path: string | null; readonly beside: string }
  | {
      readonly kind: "products";
      readonly title: string;
      readonly path: string;
      readonly products: Panel;
      readonly ads?: Ads | undefined;
    }
  | { readonly kind: "viewed"; readonly products: Panel | null };

interface Ads extends Pick<AdsSlot, "position" | "look" | "link"> {
  readonly html: string;
}

/** Every part is optional; it only fails if nothing could be loaded. */
export async function loadHome(shop: Shop) {
  const { content } = shop.commerce;
  const readPage = async () => content.page((await content.store()).homePage);
  const [[page, found], newest, deals, viewed] = await Promise.all([
    Promise.allSettled([readPage(), readBlocks(shop)]),
    deferred(shop, { name: "new arrivals", isOptional: true }, ({ commerce }) => commerce.catalog.newest(PANEL_LENGTH)),
    deferred(shop, { name: "deals", isOptional: true }, ({ commerce }) => commerce.catalog.deals(PANEL_LENGTH)),
    loadViewed(shop),
  ]);
  for (const part of [page, found]) {
    if (part.status === "rejected") shop.log("error", "home part left out", { error: part.reason });
  }
  if (found.status === "rejected" && !(await isLoaded(newest)) && !(await isLoaded(deals))) throw found.reason;
  const { sections, htmlOf } = found.status === "fulfilled" ? found.value : WITHOUT_BLOCKS;
  const about = page.status === "fulfilled" ? page.value : null;
  const own = about && hasOwnContent(about) ? about : null;
  const loaded = await Promise.all(sections.map((each) => loadSection(shop, each, { htmlOf, newest, deals, viewed })));
  const hero = loaded.find((section) => section.kind === "hero");
  const newestAt = loaded.findIndex((section) => section.kind === "products" && section.products === newest);
  const lastOrder = lastOrderOf(shop);
  return {
    /** Only with one: the page is long. */
    ...(lastOrder && { lastOrder }),
    /** In their order. Not a list, because of the deferred data in it. */
    sections: Object.fromEntries(
      loaded.flatMap((section, index) => (section.kind === "viewed" && !section.products ? [] : [[index, section]])),
    ),
    own: own && { ...layoutOf(own), text: await loadContent(shop, own.html) },
    pictures: firstPictures(own?.html ?? hero?.html ?? ""),
    /** The section with the newest products, whose prices the hero shows; they are sent once. */
    newestAt,
    ...(newestAt < 0 && { newest }),
    metaTitle: about?.metaTitle ?? about?.title ?? null,
    metaDescription: about?.metaDescription ?? null,
  };
}

/** The order placed in this browser, where it can be shown again. */
function lastOrderOf({ cookies }: Shop) {
  const { number, proof } = cookies.get(lastOrderCookie) ?? {};
  if (cookies.isCustomer && number) return { number, path: "/customer/order-history" };
  return number && proof ? { number, path: guestOrderPath(number) } : null;
}

type Blocks = Awaited<ReturnType<typeof readBlocks>>;

/** Those of the default order with the merchant's order, then what only the latter names. */
async function readBlocks({ commerce: { content } }: Shop) {
  const usual = blocksOf(DEFAULT_SECTIONS);
  const known = await content.blocks([...usual, ORDER_BLOCK]);
  const sections = toSections(known[ORDER_BLOCK]?.html ?? "") ?? DEFAULT_SECTIONS;
  const others = await content.blocks(blocksOf(sections).filter((name) => !usual.includes(name)));
  const blocks: typeof known = { ...known, ...others };
  return { sections, htmlOf: (names: readonly string[]) => names.map((name) => blocks[name]?.html ?? "").join("") };
}

const WITHOUT_BLOCKS: Blocks = { sections: DEFAULT_SECTIONS, htmlOf: () => "" };

interface Read extends Pick<Blocks, "htmlOf"> {
  readonly newest: Panel;
  readonly deals: Panel;
  /** Null for a new shopper, so that the page can be cached. */
  readonly viewed: Panel | null;
}

/** A missing block is left out (product P21), as `text` without HTML. */
async function loadSection(
  shop: Shop,
  section: Section,
  { htmlOf, newest, deals, viewed }: Read,
): Promise<HomeSection> {
  switch (section.kind) {
    case "viewed":
      return { kind: "viewed", products: viewed };
    case "products": {
      const { title, path, ads } = section;
      const html = ads ? htmlOf([ads.identifier]) : "";
      const products = await loadPanel(shop, path, { newest, deals });
      const hasLink = firstLinkPath(html) !== null;
      const slot =
        ads && html ? { position: ads.position, look: ads.look, html, link: hasLink ? null : ads.link } : null;
      return { kind: "products", title, path, products, ...(slot && { ads: slot }) };
    }
    case "blocks": {
      const { look, identifiers } = section;
      if (look !== "hero") return { kind: "text", look, text: await loadContent(shop, htmlOf(identifiers)) };
      const [first = "", ...beside] = identifiers;
      const html = htmlOf([first]);
      return { kind: "hero", html, path: firstLinkPath(html), beside: htmlOf(beside) };
    }
  }
}

async function loadPanel(shop: Shop, path: string, { newest, deals }: Pick<Read, "newest" | "deals">): Promise<Panel> {
  if (path === FLAGGED_LISTS.new.path) return newest;
  if (path === FLAGGED_LISTS.sale.path) return deals;
  return deferred(shop, { name: `panel of ${path}`, isOptional: true }, (reader) => readPanel(reader, path));
}

/** The first products of a category or search, with the filters and sorting of its address. */
async function readPanel({ commerce: { catalog } }: Reader, path: string): Promise<readonly ProductSummary[]> {
  const { pathname, searchParams } = new URL(path, "http://shop.invalid");
  const { term, filters, sort } = parseListing(searchParams);
  const target = term === null ? await catalog.resolve(pathname) : null;
  const category = target?.type === "category" ? target.uid : null;
  if (term === null && category === null) return [];
  const query = { search: term, category, filters, sort, page: 1, pageSize: PANEL_LENGTH };
  return (await catalog.listing(query)).products;
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
