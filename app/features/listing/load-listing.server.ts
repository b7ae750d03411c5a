import { redirect } from "@remix-run/server-runtime";
import { listAt, listViewed, viewEventsOf } from "~/features/consent/send-events.server";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { Listing, SelectedFilters } from "~/lib/commerce/model/listing";
import { discountPercent, type ProductSummary } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import type { ShopEvent } from "~/lib/third-parties/shop-events";
import { deferred } from "~/lib/server/request/deferred.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import { requestedPortion, shortenFacet, type VisibleFacet } from "./facet-options";
import { listingSearch, parseListing, PRICE_FIELDS, type ListingParams, type Flag } from "./listing-params";
import { viewOf } from "./view-cookie.server";

export interface ListingScope {
  readonly search?: string | null;
  readonly category?: CategoryUid | null;
  /** Filters that define the list; not shown and not changeable. */
  readonly fixed?: SelectedFilters;
  /** Instead of the requested page. */
  readonly portion?: Portion;
}

type Portion = Pick<ListingParams, "page" | "pageSize">;

export interface ListingPage<List extends ShownList = ShownList> {
  readonly path: string;
  readonly requested: ListingParams;
  readonly shown: Deferred<List>;
}

export interface ShownList {
  /** Without filters that the backend does not know. */
  readonly choice: ListingParams;
  readonly view: "grid" | "list";
  readonly listing: Pick<Listing, "total" | "page" | "pageCount" | "isSortableByOrigin">;
  readonly products: readonly ProductSummary[];
  readonly facets: readonly VisibleFacet[];
  readonly events?: readonly ShopEvent[] | undefined;
}

/**
 * Page 1 never redirects, so it can be deferred. A page beyond the last one redirects to the last
 * one. `waitMs`: time budget for page 1.
 */
export async function loadListing<List extends ShownList>(
  shop: Shop,
  request: Request,
  { read: readShown, waitMs }: { read: (reader: Reader) => Promise<List>; waitMs?: number },
): Promise<ListingPage<List>> {
  const { pathname: path, searchParams } = new URL(request.url);
  const requested = parseListing(searchParams);
  // Without script the filter form submits all its fields: redirect to the canonical URL.
  if (searchParams.has(PRICE_FIELDS.shown)) throw redirect(path + listingSearch(requested), 302);
  const eventsOf = viewEventsOf(shop, request);
  const read = async (reader: Reader) => {
    const list = await readShown(reader);
    const viewed = eventsOf && (await listAt(reader, path));
    const events = viewed && eventsOf(() => listViewed(viewed, list.products, list.choice.term || null));
    return events && events.length > 0 ? { ...list, events } : list;
  };
  if (requested.page === 1)
    return { path, requested, shown: await deferred(shop, { name: "list", ...(waitMs && { waitMs }) }, read) };
  const value = await read(shop);
  const { choice, listing } = value;
  if (listing.pageCount > 0 && choice.page > listing.pageCount) {
    throw redirect(path + listingSearch({ ...choice, page: listing.pageCount }), 302);
  }
  return { path, requested, shown: { ok: true, value } };
}

export async function readShownList(reader: Reader, url: URL, scope: ListingScope): Promise<ShownList> {
  return toShown(reader, url, await readList(reader, url, scope));
}

function toShown(reader: Reader, url: URL, { choice, listing, facets }: List): ShownList {
  const all = url.searchParams.get("all");
  return {
    choice,
    view: choice.view ?? viewOf(reader.cookies),
    listing: {
      total: listing.total,
      page: listing.page,
      pageCount: listing.pageCount,
      isSortableByOrigin: listing.isSortableByOrigin,
    },
    products: listing.products,
    facets: facets.map((facet) =>
      shortenFacet(facet, choice.filters[facet.code] ?? [], requestedPortion(all, facet.code)),
    ),
  };
}

type List = Awaited<ReturnType<typeof readList>>;

/**
 * `facets`: those that can change the list: with more than one value, and the price, which can be
 * typed.
 */
export async function readList({ commerce }: Reader, url: URL, scope: ListingScope) {
  const { search = null, category = null, fixed = {}, portion } = scope;
  const requested = parseListing(url.searchParams);
  const { sort, page, pageSize } = { ...requested, ...portion };
  const sent = { ...requested.filters, ...fixed };
  const listing = await commerce.catalog.listing({ search, category, filters: sent, sort, page, pageSize });
  const filters = Object.fromEntries(Object.entries(listing.filters).filter(([code]) => !(code in fixed)));
  const facets = listing.facets.filter(
    ({ code, options }) => !(code in fixed) && (options.length > 1 || code === "price" || code in filters),
  );
  return { choice: { ...requested, filters }, listing, facets };
}

/** A single page, if the backend cannot filter by the flag. */
const MAX_PRODUCTS = 50;

export function loadFlaggedListing(shop: Shop, request: Request, flag: Flag): Promise<ListingPage> {
  const url = new URL(request.url);
  return loadListing(shop, request, { read: (reader) => readFlagged(reader, url, flag) });
}

/** With more the backend sorts, and none sorts by reduction. */
const MAX_SORTED = 2 * MAX_PRODUCTS;

const FIRST_SORTED: Portion = { page: 1, pageSize: MAX_PRODUCTS };

/** The requested page by reduction. `first`: the list's FIRST_SORTED. Null if the list is long. */
async function greatestFirst({ commerce }: Reader, { choice, listing: first, facets }: List): Promise<List | null> {
  const { total } = first;
  if (total > MAX_SORTED) return null;
  const query = { search: null, category: null, filters: { ...choice.filters, sale: ["1"] }, sort: null };
  const rest = total > MAX_PRODUCTS ? await commerce.catalog.listing({ ...query, ...FIRST_SORTED, page: 2 }) : null;
  const sorted = [...first.products, ...(rest?.products ?? [])].sort(
    (a, b) => discountPercent(b.price) - discountPercent(a.price),
  );
  const pageCount = Math.ceil(total / choice.pageSize);
  const page = Math.max(1, Math.min(choice.page, pageCount));
  const products = sorted.slice((page - 1) * choice.pageSize, page * choice.pageSize);
  return { choice, facets, listing: { ...first, products, page, pageCount } };
}

/**
 * All products with the attribute, of those on sale the greatest reductions first; if the backend
 * lacks it or uses it differently, the products of the home panel.
 */
async function readFlagged(reader: Reader, url: URL, flag: Flag): Promise<ShownList> {
  const { catalog } = reader.commerce;
  const fixed = { [flag]: ["1"] };
  const isSortedHere = flag === "sale" && !url.searchParams.has("sort");
  const [list, isFlagged] = await Promise.all([
    readList(reader, url, { fixed, ...(isSortedHere && { portion: FIRST_SORTED }) }),
    flag === "new" || catalog.areDealsFlagged(),
  ]);
  // An unknown filter was dropped.
  if (isFlagged && list.listing.facets.some(({ code }) => code === flag)) {
    if (!isSortedHere) return toShown(reader, url, list);
    return toShown(reader, url, (await greatestFirst(reader, list)) ?? (await readList(reader, url, { fixed })));
  }
  const products = await (flag === "new" ? catalog.newest(MAX_PRODUCTS) : catalog.deals(MAX_PRODUCTS));
  return {
    choice: parseListing(new URLSearchParams()),
    view: list.choice.view ?? viewOf(reader.cookies),
    listing: {
      total: products.length,
      page: 1,
      pageCount: products.length > 0 ? 1 : 0,
      isSortableByOrigin: false,
    },
    products,
    facets: [],
  };
}
