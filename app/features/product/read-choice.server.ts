import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/request/shop.server";
import { readComponents } from "./chosen-components";
import { missingOptions, readPicks, valueUids, type Picks } from "./form-fields";
import type { OptionPicks } from "./product-form-result";
import { optionPriceHints, completePicks, nearestVariant, variantsWith } from "./variants";

export type ChosenFields = Pick<OptionPicks, "picks" | "isProposed" | "components">;

export function readChosenFields({ options, composite }: Product, source: URLSearchParams | FormData): ChosenFields {
  const picks = readPicks(options, source);
  const isProposed = Object.keys(picks).length === 0;
  return { picks, isProposed, components: composite && readComponents(composite, source) };
}

type Backed = Pick<Shop, "commerce">;

export function readOptionPicks(shop: Backed, product: Product, query: URLSearchParams): Promise<OptionPicks> {
  const chosen = readChosenFields(product, query);
  return describePicks(shop, product, { ...chosen, picks: completePicks(product, chosen.picks) });
}

export async function describePicks(
  { commerce }: Backed,
  product: Product,
  chosen: ChosenFields,
): Promise<OptionPicks> {
  const { picks } = chosen;
  const [selected, { locale }] = await Promise.all([
    Object.keys(picks).length === 0 ? null : commerce.catalog.selection(product.sku, valueUids(picks)),
    commerce.content.store(),
  ]);
  return {
    ...chosen,
    ...withUnavailable(product, picks, selected),
    notes: optionPriceHints(product, picks, locale),
  };
}

/** The backend selects no variant that is out of stock, so its price and pictures come from the product's variant list. */
function withUnavailable(
  product: Product,
  picks: Picks,
  selected: ProductSelection | null,
): Pick<OptionPicks, "selection" | "unavailable"> {
  if (selected === null || selected.variant?.inStock) return { selection: selected, unavailable: null };
  const fitting = variantsWith(product, picks);
  const isComplete = missingOptions(product.options, picks).length === 0;
  if (fitting.some(({ inStock }) => inStock) || (product.variants.length === 0 && !isComplete))
    return { selection: selected, unavailable: null };
  const like = fitting[0] ?? nearestVariant(product, picks);
  return {
    selection: {
      variant: selected.variant ?? (isComplete ? (fitting[0] ?? null) : null),
      gallery: selected.gallery.length > 0 ? selected.gallery : (like?.gallery ?? []),
    },
    unavailable: selected.variant || fitting.length > 0 ? "sold-out" : "not-made",
  };
}
