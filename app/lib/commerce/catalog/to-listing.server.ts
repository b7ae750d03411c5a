import type { Facet, SelectedFilters, Listing } from "~/lib/commerce/model/listing";
import { isRangeFacet, RANGE } from "~/lib/commerce/model/price-range";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { countryName, ORIGIN } from "./named-attributes.server";
import { convertPriceRange } from "./to-money.server";
import { toProductSummaries } from "./to-product-summary.server";

type WireListing = NonNullable<gql.ListingQuery["products"]>;
type WireFacet = NonNullable<WireListing["aggregations"]>[number];

export function toListing(wire: WireListing, context: { readonly page: number; readonly rate: number }): Listing {
  return {
    filters: {},
    isSortableByOrigin: false,
    products: toProductSummaries(wire.items),
    facets: (wire.aggregations ?? []).flatMap((facet) =>
      isDateFacet(facet) || isOtherRange(facet) ? [] : toFacet(facet, context.rate),
    ),
    total: wire.total_count ?? 0,
    page: wire.page_info?.current_page ?? context.page,
    pageCount: wire.page_info?.total_pages ?? 0,
  };
}

function toFacet({ attribute_code, label, options }: WireFacet, rate: number): Facet[] {
  if (!options?.length) return [];
  const shown = options.map(({ value: base, label: own, count }) => {
    const value = isRangeFacet(attribute_code) ? convertPriceRange(base, rate) : base;
    return { value, label: toValueLabel({ label: own, value }) ?? value, count: count ?? 0 };
  });
  const code = attribute_code;
  return [{ code, label: label || code, options: code === ORIGIN ? toOrigins(shown) : shown }];
}

/** In words, the shop's own country first, and all others also as one option. */
function toOrigins(options: Facet["options"]): Facet["options"] {
  const named = options
    .map((option) => ({ ...option, label: countryName(option.value === option.label ? option.value : option.label) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  const [own, imported] = [named.filter(isOwn), named.filter((option) => !isOwn(option))];
  if (imported.length < 2 || own.length === 0) return [...own, ...imported];
  const count = imported.reduce((sum, option) => sum + option.count, 0);
  return [...own, { value: IMPORTED, label: "Imported", count }, ...imported];
}

/** The shop is one for India. */
function isOwn({ value, label }: Facet["options"][number]): boolean {
  return value === "IN" || label === "India";
}

const IMPORTED = "imported";

/** What the backend filters by: "Imported" stands for all countries but the shop's own. */
export function toBackendFilters(chosen: SelectedFilters, facets: readonly Facet[]): SelectedFilters {
  const values = chosen[ORIGIN] ?? [];
  if (!values.includes(IMPORTED)) return chosen;
  const options = facets.find(({ code }) => code === ORIGIN)?.options ?? [];
  const imported = options.filter((option) => option.value !== IMPORTED && !isOwn(option)).map(({ value }) => value);
  return { ...chosen, [ORIGIN]: [...new Set([...values.filter((value) => value !== IMPORTED), ...imported])] };
}

/**
 * Magento labels boolean values "1" and "0". An option that is really called "1" has an id as its
 * value.
 */
export function toValueLabel({ label, value }: { label: string | null; value: string }): string | null {
  if (label === value && label === "1") return "Yes";
  return label === value && label === "0" ? "No" : label;
}

/**
 * Magento counts facets on the filtered result. Other values of a chosen facet come from the
 * unfiltered listing, to widen the filter: beside another filter their counts are unknown (0).
 */
export function mergeFacets(
  unfiltered: readonly Facet[],
  filtered: readonly Facet[],
  chosen: SelectedFilters,
): Facet[] {
  const chosenCodes = Object.keys(chosen).filter((code) => (chosen[code]?.length ?? 0) > 0);
  return unfiltered.flatMap((facet) => {
    const narrowed = filtered.find(({ code }) => code === facet.code);
    if (filtered.length === 0) return [facet];
    if (!chosenCodes.includes(facet.code)) return narrowed ? [narrowed] : [];
    if (chosenCodes.length === 1) return [facet];
    const counts = new Map(narrowed?.options.map(({ value, count }) => [value, count]));
    return [
      { ...facet, options: facet.options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 })) },
    ];
  });
}

/**
 * Filterable dates appear as a facet "created_at_bucket" of timestamps, which is no use to a
 * shopper.
 */
export function isDateFacet({ attribute_code, label }: Pick<WireFacet, "attribute_code" | "label">): boolean {
  return attribute_code.endsWith("_bucket") && (label === null || label === attribute_code);
}

interface RangeCandidate {
  readonly attribute_code: string;
  readonly options: readonly { readonly value: string }[] | null;
}

/**
 * The ranges of another attribute of type "price". Magento rejects them as the options of a filter.
 */
export function isOtherRange({ attribute_code, options }: RangeCandidate): boolean {
  if (isRangeFacet(attribute_code) || !options?.length) return false;
  return options.every(({ value }) => RANGE.test(value));
}
