import { optional } from "~/lib/async/optional";
import { redirect } from "@remix-run/server-runtime";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { valueIfReady } from "~/lib/deferred";
import { hasFilters, parseListing } from "~/features/listing/listing-params";
import { loadListing, readShownList } from "~/features/listing/load-listing.server";
import { loadSearchStart } from "~/features/search/search-start.server";
import { unquoted } from "~/features/search/kinds";
import { suggestPage } from "~/features/search/page-words.server";
import { relaxedByFilters, searchPath } from "~/features/search/read-search.server";
import { understandSearch } from "~/features/search/understand-search.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

const MAX_POPULAR = 6;

/**
 * Results for a term, for filters alone (links to a brand), or both. Redirects if price words
 * become filters. No list without a term or a known filter.
 */
export async function loadSearch(shop: Shop, request: Request) {
  const url = new URL(request.url);
  const choice = parseListing(url.searchParams);
  const { term } = choice;
  const path = await searchPath(shop, choice);
  if (path) throw redirect(path, 302);
  if (!term && !hasFilters(choice)) return { term, page: null, list: null, start: await loadSearchStart(shop) };
  const read = (reader: Reader) => readFound(reader, url, term);
  if (term) {
    const [page, list] = await Promise.all([suggestPage(shop, term), loadListing(shop, request, { read })]);
    return { term: unquoted(term), page, list };
  }
  const list = await loadListing(shop, request, { read, waitMs: TIME_BUDGETS.unknownFilters });
  const found = valueIfReady(list.shown);
  const isNone = found && !hasFilters(found.choice);
  return isNone ? { term, page: null, list: null, start: await loadSearchStart(shop) } : { term, page: null, list };
}

async function readFound(reader: Reader, url: URL, term: string | null) {
  const { filters } = parseListing(url.searchParams);
  const meaning = term ? await understandSearch(reader, term, filters) : null;
  const list = await readShownList(reader, url, meaning ?? {});
  const isNarrowed = term !== null && meaning?.shown === null && hasFilters(list.choice);
  const dropped = isNarrowed ? await optional(reader, "words without results", relaxedByFilters(reader, list)) : null;
  const help = term && list.listing.total === 0 ? await loadHelp(reader, term) : null;
  return { ...list, help, instead: meaning?.shown ?? dropped };
}

export type SearchHelp = Awaited<ReturnType<typeof loadHelp>>;

/** Alternatives after a search without results. */
function loadHelp(reader: Reader, term: string) {
  const fallback = { terms: [], categories: [], departments: [], popular: [] };
  return optional(reader, { name: "search help", fallback }, readHelp(reader, term));
}

async function readHelp({ commerce: { catalog } }: Reader, term: string) {
  const [{ terms, categories }, menu, popular] = await Promise.all([
    catalog.suggestions(term),
    catalog.menu(),
    catalog.popular(MAX_POPULAR),
  ]);
  return { terms, categories, departments: menu.map(({ name, path }) => ({ name, path })), popular };
}
