import { isRangeAttribute, toSeconds, type RangeAttribute } from "../rules/range-attributes.ts";
import type { ProductFilter } from "../store/index/find-products.ts";
import type { AttributeRow } from "../store/catalogue-rows.ts";
import { idsFromUids, wantedValues, type EqualFilter } from "./category-filter.ts";
import type { BackendContext } from "./context.ts";

interface RangeFilter {
  from?: string | null;
  to?: string | null;
}

interface MatchFilter {
  match?: string | null;
}

/** ProductAttributeFilterInput: fixed fields and one per filterable attribute. */
export type ProductFilterInput = Record<string, (EqualFilter & RangeFilter & MatchFilter) | null>;

const textColumns = { name: "name", description: "description", short_description: "description" } as const;

export function readProductFilters(input: ProductFilterInput, context: BackendContext): ProductFilter[] {
  return Object.entries(input).flatMap(([field, filter]) => {
    if (filter === null) return [];
    const read = readFilter(field, filter, context);
    return read === null ? [] : [read];
  });
}

function readFilter(
  field: string,
  filter: EqualFilter & RangeFilter & MatchFilter,
  context: BackendContext,
): ProductFilter | null {
  const { catalogue, searchIn } = context.store;
  if (field === "price") return readPrice(filter, context);
  if (isRangeAttribute(field)) return readRange(field, filter);
  if (isTextColumn(field)) {
    return typeof filter.match === "string" ? { kind: "ids", ids: searchIn(textColumns[field], filter.match) } : null;
  }
  const values = wantedValues(filter);
  if (values === null) return null;
  switch (field) {
    case "sku":
      return { kind: "ids", ids: values.flatMap((sku) => catalogue.productBySku(sku)?.id ?? []) };
    case "url_key":
      return { kind: "ids", ids: values.flatMap((key) => catalogue.productByUrlKey(key)?.id ?? []) };
    case "category_id":
      return { kind: "category", ids: values.map(Number) };
    case "category_uid":
      return { kind: "category", ids: idsFromUids(values) };
  }
  return ofAttribute(catalogue.attributeByCode(field), values);
}

function ofAttribute(attribute: AttributeRow | undefined, values: string[]): ProductFilter {
  return attribute ? { kind: "value", attributeId: attribute.id, values } : { kind: "ids", ids: [] };
}

/** In the base currency. A bound that is not a number matches nothing. */
function readPrice({ from, to }: RangeFilter, { settings }: BackendContext): ProductFilter {
  const bound = (text: string | null | undefined, unbounded: number) =>
    text === undefined || text === null ? unbounded : toNumber(text);
  return {
    kind: "price",
    from: bound(from, 0),
    to: bound(to, Infinity),
    currency: { code: settings.baseCurrency, rate: 1 },
  };
}

/** Prices in paise of the base currency, dates in seconds. */
function readRange(attribute: RangeAttribute, { from, to }: RangeFilter): ProductFilter {
  const read = attribute === "special_price" ? (text: string) => toNumber(text) * 100 : toSeconds;
  const bound = (text: string | null | undefined, unbounded: number) => (text === undefined || text === null ? unbounded : read(text)); // prettier-ignore
  return { kind: "range", attribute, from: bound(from, -Infinity), to: bound(to, Infinity) };
}

function toNumber(text: string): number {
  return text.trim() === "" ? NaN : Number(text);
}

function isTextColumn(field: string): field is keyof typeof textColumns {
  return field in textColumns;
}
