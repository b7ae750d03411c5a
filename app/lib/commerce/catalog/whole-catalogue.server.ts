import pLimit from "p-limit";
import { textContent } from "domutils";
import type { Sources } from "~/lib/commerce/content/content.server";
import { parseShallow } from "~/lib/commerce/content/html/parse-html.server";
import { isSoldOnline } from "~/lib/commerce/model/cart";
import type { FeedItem } from "~/lib/commerce/model/feed";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { PriceBand } from "~/lib/commerce/model/listing";
import type { NamedValues } from "~/lib/commerce/model/named-attributes";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { readNamedAttributes } from "./merchant-attributes.server";
import { type NamedAttributes, type NamedCodes, toNamedValues } from "./named-attributes.server";
import { toProductPath, urlKeys } from "./paths.server";
import { toDay, toPicture, toKind, toPrice } from "./to-product-summary.server";
import { toBreadcrumbs } from "./to-category.server";
import { toGallery } from "./to-product.server";

type WireProduct = NonNullable<NonNullable<gql.FeedProductsQuery["products"]>["items"]>[number];

/** Products per sitemap file: few enough to be read within one request. */
const MAX_PER_BAND = 2_500;
const PATHS_PAGE = 250;
/** A sitemap file holds at most 50,000 URLs (sitemaps.org). */
const MAX_LISTED = 50_000;
const PAGES_AT_ONCE = 4;

export function createProductPaths({ backend, site }: Sources) {
  const read = (band: PriceBand, request: { pageSize: number; page: number; sort?: { price: "DESC" } }) => {
    const variables = { filter: toFilter(band), ...request };
    return backend.requireField(backend.readPart(gql.ProductUrlsDocument, variables), "products");
  };
  const one = { pageSize: 1, page: 1 };
  return {
    /** The catalogue split by price, into bands small enough to be read completely. */
    priceBands(): Promise<readonly PriceBand[]> {
      return backend.cached({ name: "price-bands", tags: ["catalog"], freshness: FRESHNESS.frame }, async () => {
        const dearest = read({ from: 0, to: null }, { ...one, sort: { price: "DESC" } });
        const [{ items }, { rate }] = await Promise.all([dearest, site.facts()]);
        const price = items?.[0]?.price_range.minimum_price.final_price.value;
        const limit = pLimit(PAGES_AT_ONCE);
        const count = (band: PriceBand) => limit(async () => (await read(band, one)).total_count ?? 0);
        return splitByPrice((price ?? 0) / rate, { max: MAX_PER_BAND, count });
      });
    },

    /**
     * `changed`: "YYYY-MM-DD" or null. `picture`: a path at the backend or null. After the first
     * page, which tells their number, four pages at a time are read side by side.
     */
    async *productPaths(band: PriceBand) {
      const entries = ({ items }: Awaited<ReturnType<typeof read>>) =>
        (items ?? []).flatMap((item) =>
          item.sku
            ? [
                {
                  path: toProductPath(item),
                  changed: item.updated_at?.slice(0, 10) ?? null,
                  picture: toPicture(item.small_image, "")?.url ?? null,
                },
              ]
            : [],
        );
      const first = await read(band, { pageSize: PATHS_PAGE, page: 1 });
      yield entries(first);
      const pages = Math.min(first.page_info?.total_pages ?? 1, MAX_LISTED / PATHS_PAGE);
      const others = Array.from({ length: pages - 1 }, (_, nth) => nth + 2);
      // In groups: nothing more is read once the reader has left.
      for (let at = 0; at < others.length; at += PAGES_AT_ONCE) {
        const group = others.slice(at, at + PAGES_AT_ONCE);
        const answers = await Promise.all(group.map((page) => read(band, { pageSize: PATHS_PAGE, page })));
        yield answers.flatMap(entries);
      }
    },
  };
}

function toFilter({ from, to }: PriceBand): gql.ProductAttributeFilterInput {
  return { price: { from: String(from), ...(to === null ? {} : { to: String(to) }) } };
}

/** Minimum width: a band of one price is listed only as far as the backend pages. */
const MIN_WIDTH = 1;
/**
 * A backend that ignores the filter would be asked for ever. Larger bands remain: a sitemap file
 * lists the first 50,000 products of one.
 */
const MAX_SPLITS = 1_000;

/**
 * Splits the catalogue by price until no band has more than `max` products. Prices are denser the
 * lower they are.
 */
export async function splitByPrice(
  highest: number,
  { max, count }: { readonly max: number; readonly count: (band: PriceBand) => Promise<number> },
): Promise<PriceBand[]> {
  let splits = 0;
  const part = async (band: PriceBand): Promise<PriceBand[]> => {
    const total = await count(band);
    if (total === 0) return [];
    const to = band.to ?? highest;
    if (total <= max || to - band.from < MIN_WIDTH || splits === MAX_SPLITS) return [band];
    const middle = Math.round(Math.sqrt(Math.max(band.from, 1) * to) * 100) / 100;
    if (middle <= band.from || middle >= to) return [band];
    splits += 1;
    const below = { from: band.from, to: Math.round((middle - 0.01) * 100) / 100 };
    const halves = await Promise.all([part(below), part({ from: middle, to: band.to })]);
    return halves.flat();
  };
  return part({ from: 0, to: null });
}

/** Few enough that a page of configurable products is a small answer. */
const PAGE = 100;

/**
 * All that can be bought in a band, page by page; the next page is read while one is used. Not
 * cached: each product is used once.
 */
export async function* readFeed(
  { backend, capabilities }: Sources,
  band: PriceBand,
  configured: NamedCodes,
): AsyncGenerator<readonly FeedItem[]> {
  const named = await readNamedAttributes(backend, await capabilities(), configured);
  const read = (page: number) => {
    const variables = { filter: toFilter(band), pageSize: PAGE, page };
    return backend.requireField(backend.readPart(gql.FeedProductsDocument, variables), "products");
  };
  let pending = read(1);
  for (let page = 1; ; page += 1) {
    const answer = await pending;
    const isLast = page >= Math.min(answer.page_info?.total_pages ?? 1, MAX_LISTED / PAGE);
    if (!isLast) {
      pending = read(page + 1);
      // Handled when it is awaited; avoids an unhandled rejection if nobody reads on.
      pending.catch(() => undefined);
    }
    yield (answer.items ?? []).flatMap((wire) => toFeedItems(wire, named));
    if (isLast) return;
  }
}

/** For order lines, which have only the paths of their products. Not found: not sold any more. */
export async function readNamed(
  { backend, capabilities, site }: Sources,
  paths: readonly string[],
  configured: NamedCodes,
): Promise<Readonly<Record<string, NamedValues>>> {
  const { productSuffix } = (await site.facts()).store;
  const keys = urlKeys(paths, productSuffix);
  if (keys.length === 0) return {};
  const attributes = await readNamedAttributes(backend, await capabilities(), configured);
  return backend.cached(
    { name: "named-attributes", key: keys, tags: ["catalog"], freshness: FRESHNESS.catalog },
    async () => {
      const variables = { filter: { url_key: { in: keys } }, pageSize: keys.length, page: 1 };
      const answer = await backend.requireField(backend.readPublic(gql.FeedProductsDocument, variables), "products");
      const found = (answer.items ?? []).flatMap((wire) =>
        wire?.url_key ? [[`/${wire.url_key}${productSuffix}`, toNamedValues(wire, attributes)] as const] : [],
      );
      return Object.fromEntries(found);
    },
  );
}

/**
 * The variants of a configurable product, else the product itself. Nothing for what is not sold, or
 * only as parts of a group.
 */
function toFeedItems(wire: WireProduct, attributes: NamedAttributes): FeedItem[] {
  const kind = toKind(wire.__typename);
  if (!wire.sku || !wire.name || kind === "grouped" || !isSoldOnline({ kind })) return [];
  const gallery = toGallery(wire.media_gallery, wire.name).flatMap(({ url, video }) => (video ? [] : url));
  const path = toProductPath(wire);
  const shared = {
    description: descriptionOf(wire),
    categories: toBreadcrumbs(wire.categories ?? []).map(({ name }) => name),
  };
  const own = toGoods(wire, attributes);
  if (wire.__typename !== "ConfigurableProduct") {
    return own
      ? [{ ...own, ...shared, group: null, path, choice: {}, pictures: withFirst(own.pictures, gallery) }]
      : [];
  }
  const labels = new Map<string, string>(
    (wire.configurable_options ?? []).flatMap(({ attribute_code: code, values }) =>
      (values ?? []).map(({ value_index: index, label }) => [`${code} ${index}`, label ?? ""] as const),
    ),
  );
  return (wire.variants ?? []).flatMap(({ product, attributes: chosen }) => {
    const goods = product && toGoods(product, attributes);
    if (!goods) return [];
    const picks = (chosen ?? []).flatMap(({ code, value_index: index }) =>
      code && index !== null ? [[code, String(index)] as const] : [],
    );
    const choice = picks.map(([code, index]) => [code, labels.get(`${code} ${index}`) ?? ""] as const);
    return {
      ...goods,
      ...shared,
      group: asId<Sku>(wire.sku ?? ""),
      name: [wire.name, ...choice.map(([, label]) => label)].filter(Boolean).join(" "),
      path: `${path}?${new URLSearchParams(picks.map((pick) => [...pick])).toString()}`,
      choice: Object.fromEntries(choice),
      named: { ...own?.named, ...goods.named },
      pictures: withFirst(goods.pictures, gallery),
    };
  });
}

function toGoods(wire: gql.FeedGoodsFragment, attributes: NamedAttributes) {
  const price = toPrice(wire.price_range.minimum_price);
  if (!wire.sku || !wire.name || !price) return null;
  const picture = toPicture(wire.small_image, wire.name);
  const isReduced = price.final.minor < price.regular.minor;
  return {
    sku: asId<Sku>(wire.sku),
    name: wire.name,
    pictures: picture ? [picture.url] : [],
    inStock: wire.stock_status === "IN_STOCK",
    price,
    reducedUntil: isReduced ? toDay(wire.special_to_date) : null,
    named: toNamedValues(wire, attributes),
  };
}

function withFirst(first: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...first, ...others])];
}

function descriptionOf({ meta_description: meta, short_description: short, name }: WireProduct): string {
  if (meta) return meta.trim();
  const html = short?.html ?? "";
  return textContent(parseShallow(html)).trim() || (name ?? "");
}
