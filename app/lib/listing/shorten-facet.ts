import type { Facet } from "~/lib/commerce/model/listing";

/** A facet as a page shows it. */
export interface ShownFacet extends Facet {
  /** How many options there are beyond those shown. */
  readonly hidden: number;
}

/** Large catalogues have brands by the hundred. The first page of a list shows the ones most products have. */
const SHOWN = 10;
/** Asked for all of them, a shopper gets as many as one can look through. */
const MOST = 300;

/** The options most products have, and every chosen one, in the backend's order. */
export function shortenFacet(facet: Facet, chosen: readonly string[], showsAll: boolean): ShownFacet {
  const room = showsAll ? MOST : SHOWN;
  // Hiding one or two would save less than the link to them takes.
  if (facet.options.length <= room + 2) return { ...facet, hidden: 0 };
  const byCount = [...facet.options].sort((a, b) => b.count - a.count);
  const kept = new Set(byCount.slice(0, room).map(({ value }) => value));
  const options = facet.options.filter(({ value }) => kept.has(value) || chosen.includes(value));
  return { ...facet, options, hidden: showsAll ? 0 : facet.options.length - options.length };
}
