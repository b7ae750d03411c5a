/** Select list with camelCase names: `url_key AS urlKey`. */
export function columns(names: string): string {
  return names
    .split(/\s+/)
    .filter((name) => name !== "")
    .map((name) => `${name} AS ${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`)
    .join(", ");
}
