import { type CategoryUid, decodeUid } from "~/lib/commerce/model/ids";
import { DEFAULT_SORTS, ORIGIN_SORT, type SelectedFilters, SORTS } from "~/lib/commerce/model/listing";
import { isRangeFacet, toPriceRange } from "~/lib/commerce/model/price-range";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { toBaseRange } from "./to-money.server";

const MAX_VALUES = 50;

/** Removes other parameters, such as utm_source and gclid. */
export function allowedFilters(choice: SelectedFilters, codes: readonly string[]): SelectedFilters {
  const allowed = new Set([...codes, "price"]);
  return Object.fromEntries(
    Object.entries(choice).flatMap(([code, values]) => {
      const usable = [...new Set(values.map((value) => value.trim()))]
        .filter((value) => isUsable(code, value))
        .slice(0, MAX_VALUES);
      return allowed.has(code) && usable.length > 0 ? [[code, usable]] : [];
    }),
  );
}

function isUsable(code: string, value: string): boolean {
  if (code === "category_uid") return isUid(value);
  return isRangeFacet(code) ? toPriceRange([value]) !== null : value !== "";
}

/** Base64 of a number. Magento answers anything else with an error instead of the list. */
function isUid(value: string): boolean {
  const id = decodeUid(value);
  return /^\d+$/.test(id) && btoa(id) === value;
}

/** Null without filters. `rate` converts ranges from the displayed to the base currency. */
export function toFilter(
  choice: SelectedFilters,
  category: CategoryUid | null,
  rate = 1,
): gql.ProductAttributeFilterInput | null {
  const { category_uid: additional = [], ...attributes } = choice;
  const categories = [...new Set([...(category ? [category] : []), ...additional])];
  const filter: Record<string, unknown> = {};
  for (const [code, values] of Object.entries(attributes)) {
    const condition = isRangeFacet(code) ? toRange(values, rate) : toEquality(values);
    if (condition) filter[code] = condition;
  }
  if (categories.length > 0) filter.category_uid = toEquality(categories);
  // The input type's keys differ by shop; allowedFilters let through only those that this backend
  // named.
  return Object.keys(filter).length > 0 ? (filter as gql.ProductAttributeFilterInput) : null; // see the line above
}

function toEquality(values: readonly string[]): { eq?: string; in?: readonly string[] } {
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 ? { eq: only } : { in: values };
}

function toRange(values: readonly string[], rate: number): { from?: string; to?: string } | null {
  const range = toPriceRange(values);
  if (!range) return null;
  const { from, to } = toBaseRange(range, rate);
  return { ...(from === null ? {} : { from: String(from) }), ...(to === null ? {} : { to: String(to) }) };
}

export function toSort(key: string | null): gql.ProductAttributeSortInput | null {
  const known = [...SORTS, ORIGIN_SORT, ...Object.values(DEFAULT_SORTS)];
  if (!key || !known.some((sort) => sort.key === key)) return null;
  const cut = key.lastIndexOf("_");
  const direction = key.slice(cut + 1) === "ASC" ? "ASC" : "DESC";
  return { [key.slice(0, cut)]: direction };
}
