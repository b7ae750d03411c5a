/** The address of what a search finds. */
export function resultsOf(term: string): string {
  return `/search-results?term=${encodeURIComponent(term)}`;
}
