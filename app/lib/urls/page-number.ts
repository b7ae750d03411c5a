/** The page number in the query; 1 for anything invalid. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
