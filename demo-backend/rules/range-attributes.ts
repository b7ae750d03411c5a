/** A merchant may enable these for filters and sorting. Magento's default is none. */
export const rangeAttributes = ["created_at", "news_from_date", "special_price"] as const;
export type RangeAttribute = (typeof rangeAttributes)[number];

export function isRangeAttribute(name: string): name is RangeAttribute {
  return rangeAttributes.some((each) => each === name);
}

/** NaN if invalid. */
export function toSeconds(moment: string | null): number {
  return moment === null ? NaN : Date.parse(moment) / 1000;
}

/** "2026-10-23T00:00:00+00:00". */
export function dateOption(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "+00:00");
}
