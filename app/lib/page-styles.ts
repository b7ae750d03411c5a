/** Made by the build (scripts/page-styles.ts). */
export interface PageStyles {
  readonly pieces: readonly string[];
  /**
   * Indexes into `pieces` by route, or by "route view" where the loader decides the view. "root" is the error page,
   * "whole" has all rules. The first screen does not need `late`.
   */
  readonly pages: Readonly<Record<string, Readonly<Record<"first" | "late", readonly number[]>>>>;
}
