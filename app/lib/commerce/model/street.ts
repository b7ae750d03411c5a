import type { Address } from "./address";

export type StreetParts = Pick<Address, "street" | "apartment" | "neighborhood" | "extra">;

const MOST_LINES = 4;

const SHARED_LINE = "; ";

/**
 * The four parts as the backend's list of street lines, without empty parts (product P99). A backend that accepts fewer lines (plain Magento: two) gets
 * the rest on its last line. Couriers read the lines, so no part is marked.
 */
export function joinStreet({ street, apartment, neighborhood, extra }: StreetParts, maxLines = MOST_LINES): string[] {
  return packed([street, apartment, neighborhood, extra].map(oneLine).filter(Boolean), maxLines);
}

/** Reads the lines by position, several parts on the last one. A part comes back to its place unless one before it was empty. */
export function splitStreet(lines: readonly (string | null)[]): StreetParts {
  const texts = lines.map((line) => line?.trim() ?? "");
  const shared = texts.pop()?.split(SHARED_LINE) ?? [];
  const [street = "", apartment = "", neighborhood = "", extra = ""] = packed([...texts, ...shared], MOST_LINES);
  return { street, apartment, neighborhood, extra };
}

/** On as many lines at most; the last one takes what is over. */
function packed(lines: readonly string[], most: number): string[] {
  const rest = lines.slice(most - 1).filter(Boolean);
  return [...lines.slice(0, most - 1), ...(rest.length > 0 ? [rest.join(SHARED_LINE)] : [])];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
