import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/shop.server";
import { readComponents } from "./chosen-components";
import { missingOptions, readPicks, valueUids, type Picks } from "./form-fields";
import type { ProductChoice } from "./product-answer";
import { optionPriceHints, completePicks, nearestVariant, variantsWith } from "./variants";

/** The choice in the page's query, where the shop proposes what is left open, or in its form, where that is missing. */
export async function readChoice(
  { commerce }: Pick<Shop, "commerce">,
  product: Product,
  source: URLSearchParams | FormData,
): Promise<ProductChoice> {
  const asked = readPicks(product.options, source);
  const picks = source instanceof URLSearchParams ? completePicks(product, asked) : asked;
  const [selected, { locale }] = await Promise.all([
    Object.keys(picks).length === 0 ? null : commerce.catalog.selection(product.sku, valueUids(picks)),
    commerce.content.store(),
  ]);
  return {
    picks,
    isProposed: Object.keys(asked).length === 0,
    ...withUnavailable(product, picks, selected),
    components: product.composite && readComponents(product.composite, source),
    notes: optionPriceHints(product, picks, locale),
  };
}

/** Backends select no variant that is sold out: its price and pictures are taken from the product's own list. */
function withUnavailable(
  product: Product,
  picks: Picks,
  selected: ProductSelection | null,
): Pick<ProductChoice, "selection" | "unavailable"> {
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
