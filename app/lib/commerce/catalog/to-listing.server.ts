import type { Facet, SelectedFilters, Listing } from "~/lib/commerce/model/listing";
import { isRangeFacet } from "~/lib/commerce/model/price-range";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { convertPriceRange } from "./to-money.server";
import { toProductSummaries } from "./to-product-summary.server";

type WireListing = NonNullable<gql.ListingQuery["products"]>;
type WireFacet = NonNullable<WireListing["aggregations"]>[number];

export function toListing(wire: WireListing, context: { readonly page: number; readonly rate: number }): Listing {
  return {
    filters: {},
    products: toProductSummaries(wire.items),
    facets: (wire.aggregations ?? []).flatMap((facet) => (isDateFacet(facet) ? [] : toFacet(facet, context.rate))),
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
  return [{ code: attribute_code, label: label || attribute_code, options: shown }];
}

/** Magento labels boolean values "1" and "0". An option that is really called "1" has an id as its value. */
export function toValueLabel({ label, value }: { label: string | null; value: string }): string | null {
  if (label === value && label === "1") return "Yes";
  return label === value && label === "0" ? "No" : label;
}

/** Magento counts facets on the filtered result. Other values come from the unfiltered listing, to widen a filter. */
export function mergeFacets(
  unfiltered: readonly Facet[],
  filtered: readonly Facet[],
  chosen: SelectedFilters,
): Facet[] {
  return unfiltered.flatMap((facet) => {
    const narrowed = filtered.find(({ code }) => code === facet.code);
    const isChosen = (chosen[facet.code]?.length ?? 0) > 0;
    return isChosen || filtered.length === 0 ? [facet] : narrowed ? [narrowed] : [];
  });
}

/** Filterable dates appear as a facet "created_at_bucket" of timestamps, which is no use to a shopper. */
export function isDateFacet({ attribute_code, label }: Pick<WireFacet, "attribute_code" | "label">): boolean {
  return attribute_code.endsWith("_bucket") && (label === null || label === attribute_code);
}
