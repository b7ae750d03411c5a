import { redirect } from "@remix-run/server-runtime";
import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { CategoryCrumb, ProductSummary } from "~/lib/commerce/model/product";
import { valueIfReady } from "~/lib/deferred";
import { hasFilters, parseListing } from "~/features/listing/listing-params";
import { loadListing, type ListingPage, readShownList, type ShownList } from "~/features/listing/load-listing.server";
import { searchPath } from "~/features/search/search-path.server";
import type { SearchStart, Shown } from "~/features/search/search-data";
import { loadSearchStart } from "~/features/search/search-start.server";
import { understandSearch } from "~/features/search/understand-search.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

/** Alternatives after a search without results. */
export interface SearchHelp {
  readonly terms: readonly string[];
  readonly categories: readonly CategoryCrumb[];
  readonly departments: readonly CategoryCrumb[];
  readonly popular: readonly ProductSummary[];
}

const MAX_POPULAR = 6;

interface SearchPage {
  readonly term: string | null;
  readonly list: ListingPage<FoundList> | null;
  readonly start: SearchStart;
}

const NO_START: SearchStart = { popular: [], departments: [] };

interface FoundList extends ShownList {
  readonly help: SearchHelp | null;
  readonly instead: Shown | null;
}

/** Results for a term, for filters alone (links to a brand), or both. Redirects if price words become filters. No list without a term or a known filter. */
export async function loadSearch(shop: Shop, request: Request): Promise<SearchPage> {
  const url = new URL(request.url);
  const choice = parseListing(url.searchParams);
  const { term } = choice;
  const address = await searchPath(shop, choice);
  if (address) throw redirect(address, 302);
  if (!term && !hasFilters(choice)) return { term, list: null, start: await loadSearchStart(shop) };
  const read = (reader: Reader) => readFound(reader, url, term);
  if (term) return { term, list: await loadListing(shop, request, { read }), start: NO_START };
  const list = await loadListing(shop, request, { read, waitMs: TIME_BUDGETS.unknownFilters });
  const found = valueIfReady(list.shown);
  const isNone = found && !hasFilters(found.choice);
  return isNone ? { term, list: null, start: await loadSearchStart(shop) } : { term, list, start: NO_START };
}

async function readFound(reader: Reader, url: URL, term: string | null): Promise<FoundList> {
  const meaning = term ? await understandSearch(reader, term) : null;
  const list = await readShownList(reader, url, {
    search: meaning?.search ?? null,
    category: meaning?.category ?? null,
  });
  const help = term && list.listing.total === 0 ? await loadHelp(reader, term) : null;
  return { ...list, help, instead: meaning?.shown ?? null };
}

async function loadHelp({ commerce: { catalog }, log }: Reader, term: string): Promise<SearchHelp> {
  try {
    const [{ terms, categories }, menu, popular] = await Promise.all([
      catalog.suggestions(term),
      catalog.menu(),
      catalog.popular(MAX_POPULAR),
    ]);
    return { terms, categories, departments: menu.map(({ name, path }) => ({ name, path })), popular };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log("warn", "search help left out", { error });
    return { terms: [], categories: [], departments: [], popular: [] };
  }
}
