import { toAmount, toPriceRange } from "~/lib/commerce/model/price-range";

/** Names of the two price fields, and of the hidden field with their initial values. */
export const PRICE_FIELDS = { from: "price-from", to: "price-to", shown: "price-shown" } as const;

export interface TypedPrice {
  readonly from: string;
  readonly to: string;
}

/** Values of the price fields for the list's current price filter. */
export function shownPrice(values: readonly string[]): TypedPrice {
  const { from = null, to = null } = toPriceRange(values) ?? {};
  return { from: from === null ? "" : String(from), to: to === null ? "" : String(to) };
}

/** `from_to` for two ends in either order, "" for none. Invalid amounts count as empty. */
export function joinPrice({ from, to }: TypedPrice): string {
  const [low, high] = [toAmount(from), toAmount(to)];
  if (high === null) return low ? `${low}_` : "";
  return low !== null && low > high ? `${high}_${low}` : `${low ?? ""}_${high}`;
}

/**
 * The price filter a form asks for in its price fields, "" for none; null leaves it to the bands. Without script both are sent: the fields count if
 * they were changed or no band is chosen.
 */
export function typedPrice(search: URLSearchParams): string | null {
  if (!search.has(PRICE_FIELDS.from) && !search.has(PRICE_FIELDS.to)) return null;
  const fieldOf = (name: string) => search.get(name) ?? "";
  const typed = joinPrice({ from: fieldOf(PRICE_FIELDS.from), to: fieldOf(PRICE_FIELDS.to) });
  return typed === fieldOf(PRICE_FIELDS.shown) && search.has("price") ? null : typed;
}
