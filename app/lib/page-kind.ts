/** What a path of the catalogue resolves to (routes/$). */
const VIEWS = ["product", "category", "content"];

/**
 * "product", "category", "cart": the view that a path resolved to, otherwise the route. For field
 * data: it contains nothing personal.
 */
export function pageKind({ id, data }: { readonly id: string; readonly data?: unknown }): string {
  const view = typeof data === "object" && data !== null && "view" in data ? data.view : null;
  return typeof view === "string" ? view : kindOfRoute(id);
}

export function pageKinds(routes: readonly string[]): ReadonlySet<string> {
  return new Set([...VIEWS, ...routes.map(kindOfRoute)]);
}

function kindOfRoute(id: string): string {
  const name = id.replace(/^routes\/|\/route$/g, "");
  return name === "_index" ? "home" : name;
}
