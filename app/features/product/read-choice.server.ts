import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { Shop } from "~/lib/server/request/shop.server";
import { readComponents } from "./chosen-components";
import { missingOptions, readPicks, valueUids, type Picks } from "./form-fields";
import { optionPriceHints, completePicks, nearestVariant, type Unavailable, variantsWith } from "./variants";

export interface ProductFormResult {
  readonly state: SubmissionResult;
  readonly chosen: OptionPicks | null;
}

export type OptionPicks = Awaited<ReturnType<typeof describePicks>>;
export type ChosenFields = ReturnType<typeof readChosenFields>;

export function readChosenFields({ options, composite }: Product, source: URLSearchParams | FormData) {
  const picks = readPicks(options, source);
  /** Nothing is picked yet; the shop proposes the picks. */
  const isProposed = Object.keys(picks).length === 0;
  return { picks, isProposed, components: composite && readComponents(composite, source) };
}

type Backed = Pick<Shop, "commerce">;

export function readOptionPicks(shop: Backed, product: Product, query: URLSearchParams): Promise<OptionPicks> {
  const chosen = readChosenFields(product, query);
  return describePicks(shop, product, { ...chosen, picks: completePicks(product, chosen.picks) });
}

export async function describePicks({ commerce }: Backed, product: Product, chosen: ChosenFields) {
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

interface Availability {
  readonly selection: ProductSelection | null;
  /** Why no matching variant can be bought; null if one can. */
  readonly unavailable: Unavailable | null;
}

/**
 * The backend selects no variant that is out of stock, so its price and pictures come from the
 * product's variant list.
 */
function withUnavailable(product: Product, picks: Picks, selected: ProductSelection | null): Availability {
  if (selected === null || selected.variant?.inStock) return { selection: selected, unavailable: null };
  const matching = variantsWith(product, picks);
  const isComplete = missingOptions(product.options, picks).length === 0;
  if (matching.some(({ inStock }) => inStock) || (product.variants.length === 0 && !isComplete))
    return { selection: selected, unavailable: null };
  const like = matching[0] ?? nearestVariant(product, picks);
  return {
    selection: {
      variant: selected.variant ?? (isComplete ? (matching[0] ?? null) : null),
      gallery: selected.gallery.length > 0 ? selected.gallery : (like?.gallery ?? []),
    },
    unavailable: selected.variant || matching.length > 0 ? "sold-out" : "not-made",
  };
}
