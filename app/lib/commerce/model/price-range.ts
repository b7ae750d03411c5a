export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** `from_to`, either end open as `*` or missing. */
export const RANGE = /^(\d+(?:\.\d+)?|\*)?_(\d+(?:\.\d+)?|\*)?$/;

/** Attributes with `from_to` values, even if the backend offers no bands (product P35). */
export function isRangeFacet(code: string): boolean {
  return code === "price" || code === "special_price";
}

/** From the smallest to the largest number; "from_" and "_to" leave a side open. */
export function toPriceRange(values: readonly string[]): PriceRange | null {
  const pairs = values.flatMap((value) => {
    const [from, to = from] = value.split("_").map(toAmount);
    return from === null && to === null ? [] : [{ from: from ?? null, to: to ?? null }];
  });
  const numbers = pairs.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  if (numbers.length === 0) return null;
  return {
    from: pairs.some(({ from }) => from === null) ? null : Math.min(...numbers),
    to: pairs.some(({ to }) => to === null) ? null : Math.max(...numbers),
  };
}

/**
 * A decimal number, also grouped as in 1,29,999; null for anything else, signs and exponents
 * included.
 */
export function toAmount(text: string): number | null {
  const digits = text.trim().replaceAll(",", "");
  return /^\d{1,12}(?:\.\d{1,4})?$/.test(digits) ? Number(digits) : null;
}
