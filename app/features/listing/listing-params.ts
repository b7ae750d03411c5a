import { marksOf } from "~/lib/client/marks";
import {
  DEFAULT_PAGE_SIZE,
  type ListingQuery,
  PAGE_SIZES,
  ORIGIN_SORT,
  SORTS,
  type SelectedFilters,
} from "~/lib/commerce/model/listing";
import { toAmount, toPriceRange } from "~/lib/commerce/model/price-range";
import { cleanLine } from "~/lib/forms/clean-text";
import { parseView } from "~/ui/list-view";

export interface ListingParams extends Omit<ListingQuery, "search" | "category"> {
  readonly term: string | null;
  /** Null: from the view cookie. */
  readonly view: "grid" | "list" | null;
}

const RESERVED = new Set(["page", "sort", "term", "itemsperpage", "view", "all", "action", "return-to"]);
/** Tracking parameters of mails and advertisements. */
const CAMPAIGN = /^utm_|(clk?|scc)id$|^[gw]braid$/i;
const FILTER_CODE = /^[a-z]\w{0,59}$/i;
const MAX_FILTERS = 12;
const MAX_VALUES = 30;
const MAX_VALUE_LENGTH = 64;
const MAX_TERM_LENGTH = 128;
const MAX_PAGE = 100_000;

/**
 * Never throws: invalid values are dropped or replaced by defaults. Filters are only limited in
 * number and length; the backend decides which exist.
 */
export function parseListing(search: URLSearchParams): ListingParams {
  return {
    term: parseTerm(search.get("term")),
    filters: parseFilters(search),
    // The default sort orders ("Most Relevant", "Default") have no parameter.
    sort: [...SORTS, ORIGIN_SORT].find(({ key }) => key === search.get("sort"))?.key ?? null,
    page: parsePage(search.get("page") ?? ""),
    pageSize: PAGE_SIZES.find((size) => String(size) === search.get("itemsPerPage")) ?? DEFAULT_PAGE_SIZE,
    view: parseView(search.get("view")),
  };
}

/** Canonical query: sorted, without defaults; empty or starting with "?". */
export function listingSearch(choice: ListingParams): string {
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

export function withoutFilterValue(choice: ListingParams, code: string, value: string): ListingParams {
  const filters = { ...choice.filters, [code]: (choice.filters[code] ?? []).filter((other) => other !== value) };
  return { ...choice, filters, page: 1 };
}

export function withoutFilters(choice: ListingParams): ListingParams {
  return { ...choice, filters: {}, page: 1 };
}

export function hasFilters(choice: ListingParams): boolean {
  return Object.values(choice.filters).some((values) => values.length > 0);
}

export function isPlainList(choice: ListingParams): boolean {
  return !hasFilters(choice) && !choice.sort && choice.pageSize === DEFAULT_PAGE_SIZE && !choice.view;
}

function parseTerm(value: string | null): string | null {
  const term = cleanLine(value ?? "");
  return term === "" ? null : Array.from(term).slice(0, MAX_TERM_LENGTH).join("").trim();
}

function parseFilters(search: URLSearchParams): SelectedFilters {
  const filters = new Map<string, string[]>();
  for (const [code, value] of search) {
    if (RESERVED.has(code.toLowerCase()) || CAMPAIGN.test(code) || !FILTER_CODE.test(code)) continue;
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

function parsePage(text: string): number {
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text) || 1, MAX_PAGE) : 1;
}

export function searchOf(form: HTMLFormElement): string {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return listingSearch(parseListing(fields));
}

/** Sets the fields to the URL's choice, keeping focus and scroll positions. */
export function syncFields(form: HTMLFormElement, { filters, sort }: ListingParams): void {
  const price = toPriceFields(filters["price"] ?? []);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = sort ?? field.options[0]?.value ?? "";
    } else if (field instanceof HTMLInputElement) {
      const chosen = filters[field.name] ?? [];
      if ("filter" in marksOf(field)) field.disabled = !chosen.includes(field.value);
      if (field.type === "checkbox" || field.type === "radio")
        field.checked = field.value === "" ? chosen.length === 0 : chosen.includes(field.value);
      if (field.name === PRICE_FIELDS.from) field.value = price.from;
      if (field.name === PRICE_FIELDS.to) field.value = price.to;
    }
  }
}

/** A price band and a typed price exclude each other: the last change wins. */
export function syncPriceFields(form: HTMLFormElement, changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement)) return;
  if (changed.name === PRICE_FIELDS.from || changed.name === PRICE_FIELDS.to) {
    for (const band of form.querySelectorAll<HTMLInputElement>("input[type=radio][name=price]")) band.checked = false;
  } else if (changed.name === "price") {
    const fieldOf = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const shown = toPriceFields([fieldOf(PRICE_FIELDS.shown)?.value ?? ""]);
    for (const end of ["from", "to"] as const) {
      const field = fieldOf(PRICE_FIELDS[end]);
      if (field) field.value = shown[end];
    }
  }
}

/** `shown`: a hidden field with the initial values of the other two. */
export const PRICE_FIELDS = { from: "price-from", to: "price-to", shown: "price-shown" } as const;

export function toPriceFields(values: readonly string[]) {
  const { from = null, to = null } = toPriceRange(values) ?? {};
  return { from: from === null ? "" : String(from), to: to === null ? "" : String(to) };
}

/** `from_to` for two ends in either order, "" for none. Invalid amounts count as empty. */
export function joinPrice({ from, to }: ReturnType<typeof toPriceFields>): string {
  const [low, high] = [toAmount(from), toAmount(to)];
  if (high === null) return low ? `${low}_` : "";
  return low !== null && low > high ? `${high}_${low}` : `${low ?? ""}_${high}`;
}

/**
 * The submitted price range, "" for none; null if the bands apply. Without script both are sent:
 * the fields count if changed or if no band is chosen.
 */
export function typedPrice(search: URLSearchParams): string | null {
  if (!search.has(PRICE_FIELDS.from) && !search.has(PRICE_FIELDS.to)) return null;
  const fieldOf = (name: string) => search.get(name) ?? "";
  const typed = joinPrice({ from: fieldOf(PRICE_FIELDS.from), to: fieldOf(PRICE_FIELDS.to) });
  return typed === fieldOf(PRICE_FIELDS.shown) && search.has("price") ? null : typed;
}

export const FLAGGED_LISTS = {
  new: { title: "New arrivals", lead: "Just arrived.", path: "/new-products" },
  sale: { title: "Big deals", lead: "On sale now.", path: "/big-deal-products" },
};

export type Flag = keyof typeof FLAGGED_LISTS;
