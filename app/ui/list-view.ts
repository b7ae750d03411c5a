/** How a list of products is laid out. Null: as this browser chose before. */
export function parseView(value: unknown): "grid" | "list" | null {
  return value === "grid" || value === "list" ? value : null;
}
