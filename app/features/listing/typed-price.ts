import { toAmount, toPriceRange } from "~/lib/commerce/model/price-range";

/** The two fields below the price bands, and the hidden one that says what they were filled with. */
export const PRICE_FIELDS = { from: "price-from", to: "price-to", shown: "price-shown" } as const;

export interface TypedPrice {
  readonly from: string;
  readonly to: string;
}

/** What the fields show for the price a list is narrowed to. */
export function shownPrice(values: readonly string[]): TypedPrice {
  const { from = null, to = null } = toPriceRange(values) ?? {};
  return { from: from === null ? "" : String(from), to: to === null ? "" : String(to) };
}

/** `from_to` for two ends in whichever order, "" for none. What is no amount counts as left empty. */
export function joinPrice({ from, to }: TypedPrice): string {
  const [low, high] = [toAmount(from), toAmount(to)];
  if (high === null) return low ? `${low}_` : "";
  return low !== null && low > high ? `${high}_${low}` : `${low ?? ""}_${high}`;
}

/**
 * The price a sent form asks for in its fields, "" for any; null leaves it to the bands. Without script both are sent: the fields
 * count when they were changed, or when no band is chosen.
 */
export function typedPrice(search: URLSearchParams): string | null {
  if (!search.has(PRICE_FIELDS.from) && !search.has(PRICE_FIELDS.to)) return null;
  const fieldOf = (name: string) => search.get(name) ?? "";
  const typed = joinPrice({ from: fieldOf(PRICE_FIELDS.from), to: fieldOf(PRICE_FIELDS.to) });
  return typed === fieldOf(PRICE_FIELDS.shown) && search.has("price") ? null : typed;
}
