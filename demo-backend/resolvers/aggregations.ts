import { toBaseAmount } from "../rules/money.ts";
import { priceBuckets } from "../rules/price-buckets.ts";
import { dateOption, type RangeAttribute } from "../rules/range-attributes.ts";
import { toUid } from "../rules/uid.ts";
import type { AttributeRow } from "../store/catalogue-rows.ts";
import { wantedValues } from "./category-filter.ts";
import type { BackendContext } from "./context.ts";
import type { ProductsAnswer } from "./products-answer.ts";

/** Its options are countries, by code. */
const ORIGIN = "country_of_manufacture";
const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" });
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

interface Option {
  label: string;
  value: string;
  count: number;
}

interface Aggregation {
  attribute_code: string;
  label: string;
  position: number | null;
  count: number;
  options: Option[];
}

/** Counted on the whole filtered result, as in Magento. */
export function searchAggregations(
  answer: ProductsAnswer,
  { directChildrenOnly }: { directChildrenOnly: boolean },
  context: BackendContext,
): Aggregation[] {
  if (answer.total_count === 0) return [];
  const attributes = context.store.catalogue.attributes().filter((attribute) => attribute.isFilterable !== 0);
  return [
    toAggregation({ code: "price", label: "Price", position: null }, priceOptions(answer, context)),
    toAggregation(
      { code: "category_uid", label: "Category", position: null },
      categoryOptions(answer, directChildrenOnly, context),
    ),
    ...context.settings.rangeFilters.map((attribute) => rangeAggregation(answer, attribute, context)),
    ...attributes.map((attribute) => toAggregation(attribute, attributeOptions(answer, attribute, context))),
  ].filter((aggregation) => aggregation.count > 0);
}

function toAggregation(of: { code: string; label: string; position: number | null }, options: Option[]): Aggregation {
  return { attribute_code: of.code, label: of.label, position: of.position, count: options.length, options };
}

function priceOptions({ found }: ProductsAnswer, context: BackendContext): Option[] {
  const index = context.store.index(context.now());
  const prices = Array.from(found.slots(), (slot) => toBaseAmount(index.lowestPrice(slot)));
  return priceBuckets(prices).map(({ from, to, count }) => ({ label: `${from}-${to}`, value: `${from}_${to}`, count }));
}

/** The code of a date attribute gets the suffix "_bucket". */
function rangeAggregation({ found }: ProductsAnswer, attribute: RangeAttribute, context: BackendContext): Aggregation {
  const all = context.store.index(context.now()).rangeOf(attribute);
  const values = Array.from(found.slots(), (slot) => all[slot] ?? NaN).filter((value) => !Number.isNaN(value));
  if (attribute === "special_price") {
    const buckets = priceBuckets(values.map(toBaseAmount));
    const options = buckets.map(({ from, to, count }) => ({ label: `${from}_${to}`, value: `${from}_${to}`, count }));
    return toAggregation({ code: attribute, label: "Special Price", position: null }, options);
  }
  const counts = new Map<string, number>();
  for (const value of values) {
    const option = dateOption(value);
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  const code = `${attribute}_bucket`;
  return toAggregation(
    { code, label: code, position: null },
    Array.from(counts, ([option, count]) => ({ label: option, value: option, count })).sort(byCount),
  );
}

function byCount(a: Option, b: Option): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}

/** All levels, or only the level below the requested category; highest count first. */
function categoryOptions(
  { found, filter }: ProductsAnswer,
  directChildrenOnly: boolean,
  { store, now }: BackendContext,
): Option[] {
  const index = store.index(now());
  const wantedIds = new Set(wantedValues(filter["category_uid"]));
  return store.categories
    .all()
    .filter((category) => category.level > 1 && category.isActive !== 0)
    .filter(({ parentId }) => !directChildrenOnly || wantedIds.size === 0 || wantedIds.has(toUid(parentId ?? 0)))
    .map(({ id, name }) => ({ id, label: name, value: toUid(id), count: index.inCategory(id)?.countWith(found) ?? 0 }))
    .filter((option) => option.count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .map(({ label, value, count }) => ({ label, value, count }));
}

function attributeOptions(
  { found }: ProductsAnswer,
  attribute: AttributeRow,
  { store, now }: BackendContext,
): Option[] {
  const values = store.index(now()).valuesOf(attribute.id);
  const count = (value: string) => values.get(value)?.countWith(found) ?? 0;
  // Magento labels a boolean's option "1".
  const options =
    attribute.input === "boolean"
      ? [{ label: "1", value: "1", count: count("1") }]
      : attribute.code === ORIGIN
        ? [...values.keys()].sort().map((code) => ({ label: countryName(code), value: code, count: count(code) }))
        : store.catalogue
            .optionsOfAttribute(attribute.id)
            .map(({ id, label }) => ({ label, value: String(id), count: count(String(id)) }));
  return options.filter((option) => option.count > 0);
}
