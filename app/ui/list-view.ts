export function parseView(value: unknown): "grid" | "list" | null {
  return value === "grid" || value === "list" ? value : null;
}
