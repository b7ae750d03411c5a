/** Parts of a page's styles, in the order in which the document has them. */
export type StylePart = "header" | "page" | "deferred";

export interface PageStyles {
  readonly pieces: readonly string[];
  /**
   * Indexes into `pieces`, by route or "route view"; "root" is the error page, "whole" has all
   * rules.
   */
  readonly pages: Readonly<Record<string, Readonly<Record<StylePart, readonly number[]>>>>;
}
