import type { Reader } from "~/lib/server/request/shop.server";
import { brandIn, completeKind } from "./kinds";
import { readSearch, type ReadSearch } from "./search-path.server";
import type { SearchPanelData } from "./search-data";
import { understandSearch } from "./understand-search.server";

const MAX_PRODUCTS = 6;

type Found = Pick<SearchPanelData, "found" | "shown">;

export async function loadSuggestions(reader: Reader, typed: string): Promise<Found> {
  const { catalog } = reader.commerce;
  const read = await readSearch(reader, typed);
  if (read) return read.term || read.filters["price"] ? readList(reader, read) : { found: null, shown: null };
  const found = await catalog.suggestions(typed);
  if (found.total > 0 && !brandIn(typed)) return { found, shown: null };
  const complete = found.total === 0 ? completeKind(typed) : null;
  const completed = complete ? await catalog.suggestions(complete) : null;
  if (completed && completed.total > 0) return { found: completed, shown: null };
  const other = await readList(reader, { term: typed, filters: {}, sort: null });
  return other.shown ? other : { found, shown: null };
}

async function readList(reader: Reader, { term, filters, sort }: ReadSearch): Promise<Found> {
  const meaning = term ? await understandSearch(reader, term) : { search: null, category: null, shown: null };
  const { search, category, shown } = meaning;
  const list = await reader.commerce.catalog.listing({ search, category, filters, sort, page: 1, pageSize: 10 });
  const products = list.products.slice(0, MAX_PRODUCTS);
  return { found: { total: list.total, products, categories: [], terms: [] }, shown };
}
