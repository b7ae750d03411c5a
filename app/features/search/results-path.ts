export const RESULTS = "/search-results";

/** The address of what a search finds. */
export function resultsOf(term: string): string {
  return `${RESULTS}?term=${encodeURIComponent(term)}`;
}

/** What a page of results was asked for; "" on every other page. */
export function termAskedFor({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname === RESULTS ? (new URLSearchParams(search).get("term") ?? "") : "";
}
