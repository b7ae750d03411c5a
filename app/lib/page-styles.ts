/** Parts of a page's styles, in the order in which the document has them. */
export const STYLE_PARTS = ["header", "page", "deferred"] as const;

export type StylePart = (typeof STYLE_PARTS)[number];

export type ByStylePart<Value> = Readonly<Record<StylePart, Value>>;

export function byStylePart<Value>(toValue: (part: StylePart) => Value): ByStylePart<Value> {
  return { header: toValue("header"), page: toValue("page"), deferred: toValue("deferred") };
}

/**
 * A rule, a statement, or the beginning (`@media …{`) or end (`}`) of a block of rules. A rule may
 * have sets of class names, separated by spaces and escaped as in HTML: it styles nothing on a page
 * that does not have all classes of one set.
 */
export type StyleRule = readonly [css: string, ...classSets: string[]];

export interface PageStyles {
  readonly rules: readonly StyleRule[];
  /**
   * Indexes into `rules`, by route or "route view"; "root" is the error page, "whole" has all
   * rules.
   */
  readonly pages: Readonly<Record<string, ByStylePart<readonly number[]>>>;
}
