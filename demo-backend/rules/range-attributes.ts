/** Attributes a merchant may enable for filters and sorting; by default Magento enables none of them. */
export const rangeAttributes = ["created_at", "news_from_date", "special_price"] as const;
export type RangeAttribute = (typeof rangeAttributes)[number];

export function isRangeAttribute(name: string): name is RangeAttribute {
  return rangeAttributes.some((each) => each === name);
}

/** A date as the index holds it; NaN for an invalid one. */
export function toSeconds(moment: string | null): number {
  return moment === null ? NaN : Date.parse(moment) / 1000;
}

/** The name of an option among the facets of a date: "2026-10-23T00:00:00+00:00". */
export function dateOption(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "+00:00");
}
