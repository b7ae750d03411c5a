/** `path`, a path with its query, with other values in the query; null takes one away. */
export function changeQuery(path: string, changes: Readonly<Record<string, string | null>>): string {
  const [pathname = "", query = ""] = path.split("?");
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const changed = search.toString();
  return changed === "" ? pathname : `${pathname}?${changed}`;
}
