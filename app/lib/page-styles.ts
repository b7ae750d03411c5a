export interface PageStyles {
  readonly pieces: readonly string[];
  /**
   * Indexes into `pieces`, by route or "route view"; "root" is the error page, "whole" has all
   * rules.
   */
  readonly pages: Readonly<Record<string, Readonly<Record<"first" | "deferred", readonly number[]>>>>;
}
