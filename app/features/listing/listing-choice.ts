import { DEFAULT_PAGE_SIZE, PAGE_SIZES, SORTS, type FilterChoice, type SortKey } from "~/lib/commerce/model/listing";
import { cleanLine } from "~/lib/forms/clean-text";
import { parseView } from "~/ui/list-view";
import { typedPrice } from "./list-form";

/** Query parameters of a listing. */
export interface ListingChoice {
  readonly term: string | null;
  readonly filters: FilterChoice;
  readonly sort: SortKey | null;
  readonly page: number;
  readonly pageSize: number;
  /** Null: as stored in the view cookie. */
  readonly view: "grid" | "list" | null;
}

const RESERVED = new Set(["page", "sort", "term", "itemsPerPage", "view", "all", "action", "return-to"]);
/** What mails and advertisements add to their links. */
const CAMPAIGN = /^utm_|clk?id$|^[gw]braid$/;
const FILTER_CODE = /^[a-z][a-z0-9_]{0,59}$/;
const MAX_FILTERS = 12;
const MAX_VALUES = 30;
const MAX_VALUE_LENGTH = 64;
const MAX_TERM_LENGTH = 128;
const MAX_PAGE = 100_000;

/**
 * Reads a listing's query. Never throws: invalid values are dropped or replaced by defaults. Filters are only limited in number and length here; the
 * backend decides which exist.
 */
export function parseListing(search: URLSearchParams): ListingChoice {
  return {
    term: parseTerm(search.get("term")),
    filters: parseFilters(search),
    sort: parseSort(search.get("sort")),
    page: parseWhole(search.get("page"), MAX_PAGE) ?? 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === search.get("itemsPerPage")) ?? DEFAULT_PAGE_SIZE,
    view: parseView(search.get("view")),
  };
}

/** The listing's query, empty or starting with "?". Canonical: sorted, without defaults. */
export function listingSearch(choice: ListingChoice): string {
  const search = new URLSearchParams();
  if (choice.term) search.set("term", choice.term);
  for (const code of Object.keys(choice.filters).sort()) {
    for (const value of [...(choice.filters[code] ?? [])].sort()) search.append(code, value);
  }
  if (choice.sort) search.set("sort", choice.sort);
  if (choice.pageSize !== DEFAULT_PAGE_SIZE) search.set("itemsPerPage", String(choice.pageSize));
  if (choice.view) search.set("view", choice.view);
  if (choice.page > 1) search.set("page", String(choice.page));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** Without one filter value, on page 1. */
export function withoutFilterValue(choice: ListingChoice, code: string, value: string): ListingChoice {
  const filters = { ...choice.filters, [code]: (choice.filters[code] ?? []).filter((other) => other !== value) };
  return { ...choice, filters, page: 1 };
}

/** Without any filter, on page 1. */
export function withoutFilters(choice: ListingChoice): ListingChoice {
  return { ...choice, filters: {}, page: 1 };
}

export function hasFilters(choice: ListingChoice): boolean {
  return Object.values(choice.filters).some((values) => values.length > 0);
}

/** Whether search engines may index the list: plain and its pages, but not filtered, sorted or resized. */
export function isPlainList(choice: ListingChoice): boolean {
  return !hasFilters(choice) && !choice.sort && choice.pageSize === DEFAULT_PAGE_SIZE && !choice.view;
}

/** Default orders ("Most Relevant", "Default") have no parameter. */
function parseSort(value: string | null): SortKey | null {
  return SORTS.find(({ key }) => key === value)?.key ?? null;
}

function parseTerm(value: string | null): string | null {
  const term = cleanLine(value ?? "");
  return term === "" ? null : Array.from(term).slice(0, MAX_TERM_LENGTH).join("").trim();
}

function parseFilters(search: URLSearchParams): FilterChoice {
  const filters = new Map<string, string[]>();
  for (const [code, value] of search) {
    if (RESERVED.has(code) || CAMPAIGN.test(code) || !FILTER_CODE.test(code)) continue;
    if (value === "" || value.length > MAX_VALUE_LENGTH) continue;
    const values = filters.get(code) ?? [];
    if (values.length >= MAX_VALUES || values.includes(value)) continue;
    if (values.length === 0 && filters.size >= MAX_FILTERS) continue;
    filters.set(code, [...values, value]);
  }
  const price = typedPrice(search);
  if (price !== null) filters.delete("price");
  if (price) filters.set("price", [price]);
  return Object.fromEntries(filters);
}

function parseWhole(value: string | null, limit: number): number | null {
  if (!value || !/^\d{1,9}$/.test(value)) return null;
  const number = Number(value);
  return number >= 1 ? Math.min(number, limit) : null;
}
