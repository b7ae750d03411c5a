/** Styles of all pages, made by the build (scripts/page-styles.ts) and read by the server (entry.server.tsx). */
export interface PageStyles {
  readonly pieces: readonly string[];
  /**
   * The pieces of each page's styles, by route, or by "route view" where the loader decides the view. "root" is the error page,
   * "whole" has all rules. The late sheet is not needed for the first screen.
   */
  readonly pages: Readonly<Record<string, Readonly<Record<"first" | "late", readonly number[]>>>>;
}
