import type { Facet } from "~/lib/commerce/model/listing";

/** A facet as a page shows it. */
export interface ShownFacet extends Facet {
  /** How many options there are beyond those shown. */
  readonly hidden: number;
  /** Where not even all of them fit on one page: from which to which each portion goes, and the one shown, from 1. */
  readonly portions: readonly string[];
  readonly portion: number;
}

/** Large catalogues have brands by the hundred. The first page of a list shows the ones most products have. */
const SHOWN = 6;
/** Asked for all of them, a shopper gets as many at a time as a page has room for within its budget. */
const PORTION = 75;

/** Which portion of a facet an address asks for in `all`: "brand" the first, "brand-2" the second; null asks for none. */
export function portionAsked(all: string | null, code: string): number | null {
  const [asked, portion] = all?.split("-") ?? [];
  return asked === code ? Math.max(Number.parseInt(portion ?? "1", 10) || 1, 1) : null;
}

/**
 * The options most products have, and every chosen one, in the backend's order; or, where a portion is asked for, all of
 * them or that portion of the alphabet.
 */
export function shortenFacet(facet: Facet, chosen: readonly string[], asked: number | null): ShownFacet {
  const whole = wholeFacet(facet);
  const { options } = facet;
  if (asked !== null) return options.length > PORTION ? portionOf(facet, chosen, asked) : whole;
  // Hiding one or two would save less than the link to them takes.
  if (options.length <= SHOWN + 2) return whole;
  const commonest = new Set([...options].sort((a, b) => b.count - a.count).slice(0, SHOWN));
  const kept = options.filter((option) => commonest.has(option) || chosen.includes(option.value));
  return { ...whole, options: kept, hidden: options.length - kept.length };
}

export function wholeFacet(facet: Facet): ShownFacet {
  return { ...facet, hidden: 0, portions: [], portion: 1 };
}

function portionOf(facet: Facet, chosen: readonly string[], asked: number): ShownFacet {
  const sorted = [...facet.options].sort((a, b) => a.label.localeCompare(b.label, "en"));
  const count = Math.ceil(sorted.length / PORTION);
  const size = Math.ceil(sorted.length / count);
  const portion = Math.min(asked, count);
  const isShown = (at: number) => Math.floor(at / size) === portion - 1;
  return {
    ...facet,
    options: sorted.filter(({ value }, at) => isShown(at) || chosen.includes(value)),
    hidden: 0,
    portions: Array.from({ length: count }, (_, at) => {
      const [first, last] = [sorted[at * size], sorted[Math.min((at + 1) * size, sorted.length) - 1]];
      return `${first?.label ?? ""} – ${last?.label ?? ""}`;
    }),
    portion,
  };
}
