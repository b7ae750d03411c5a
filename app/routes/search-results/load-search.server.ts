import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { CategoryCrumb } from "~/lib/commerce/model/product";
import { valueIfReady } from "~/lib/deferred";
import { hasFilters, parseListing } from "~/features/listing/listing-params";
import { loadListing, type ListingPage, readShownList, type ShownList } from "~/features/listing/load-listing.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

/** Alternatives after a search without results. */
export interface SearchHelp {
  /** Search terms suggested by the backend. */
  readonly terms: readonly string[];
  readonly categories: readonly CategoryCrumb[];
  readonly departments: readonly CategoryCrumb[];
}

interface SearchPage {
  readonly term: string | null;
  /** Null without a search. */
  readonly list: ListingPage<FoundList> | null;
}

interface FoundList extends ShownList {
  readonly help: SearchHelp | null;
}

/** Results for a term, for filters alone (links to a brand), or both. Without a term and without a filter that the backend knows there is no list. */
export async function loadSearch(shop: Shop, request: Request): Promise<SearchPage> {
  const url = new URL(request.url);
  const choice = parseListing(url.searchParams);
  const { term } = choice;
  if (!term && !hasFilters(choice)) return { term, list: null };
  const read = (reader: Reader) => readFound(reader, url, term);
  if (term) return { term, list: await loadListing(shop, request, { read }) };
  const list = await loadListing(shop, request, { read, waitMs: TIME_BUDGETS.unknownFilters });
  const found = valueIfReady(list.shown);
  return { term, list: found && !hasFilters(found.choice) ? null : list };
}

async function readFound(reader: Reader, url: URL, term: string | null): Promise<FoundList> {
  const list = await readShownList(reader, url, { search: term });
  return { ...list, help: term && list.listing.total === 0 ? await loadHelp(reader, term) : null };
}

async function loadHelp({ commerce: { catalog }, log }: Reader, term: string): Promise<SearchHelp> {
  try {
    const [{ terms, categories }, menu] = await Promise.all([catalog.suggestions(term), catalog.menu()]);
    return { terms, categories, departments: menu.map(({ name, path }) => ({ name, path })) };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log("warn", "search help left out", { error });
    return { terms: [], categories: [], departments: [] };
  }
}
