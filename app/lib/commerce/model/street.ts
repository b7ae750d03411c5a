import type { Address } from "./address";

export type StreetParts = Pick<Address, "street" | "apartment" | "neighborhood" | "extra">;

const PARTS = ["street", "apartment", "neighborhood", "extra"] as const satisfies readonly (keyof StreetParts)[];
type Part = (typeof PARTS)[number];

/** Prefix of a part that is not at its usual place in the list, readable for a courier and for splitStreet. */
const LABELS: Readonly<Record<Part, string>> = {
  street: "Street: ",
  apartment: "Apartment: ",
  neighborhood: "Neighborhood: ",
  extra: "Extra: ",
};

const SHARED_LINE = "; ";

/**
 * The four parts as the backend's list of street lines, without empty parts (product P99). A part that moved up because one before it is empty gets
 * its label, so that splitStreet can restore it. A backend that accepts fewer lines (plain Magento: two) gets the rest on its last line.
 */
export function joinStreet(parts: StreetParts, maxLines: number = PARTS.length): string[] {
  const filled = PARTS.map((part) => ({ part, text: oneLine(parts[part]) })).filter(({ text }) => text !== "");
  const lines = filled.map(({ part, text }, index) => (PARTS[index] === part ? text : LABELS[part] + text));
  if (lines.length <= maxLines) return lines;
  const last = filled.slice(maxLines - 1).map(({ part, text }, index) => {
    const isAtItsPlace = index === 0 && PARTS[maxLines - 1] === part;
    return isAtItsPlace ? text : LABELS[part] + text;
  });
  return [...lines.slice(0, maxLines - 1), last.join(SHARED_LINE)];
}

/** The inverse of joinStreet; reads lists written elsewhere by position. */
export function splitStreet(lines: readonly (string | null)[]): StreetParts {
  const parts: Record<Part, string> = { street: "", apartment: "", neighborhood: "", extra: "" };
  lines.forEach((line, index) => {
    for (const piece of splitShared(line ?? "")) {
      const labelled = labelOf(piece);
      const part = labelled ?? PARTS[Math.min(index, PARTS.length - 1)] ?? "extra";
      const text = (labelled ? piece.slice(LABELS[labelled].length) : piece).trim();
      parts[part] = [parts[part], text].filter(Boolean).join(", ");
    }
  });
  return parts;
}

/** "Flat 3; Neighborhood: Indiranagar" → two lines; a "; " the shopper typed is kept. */
function splitShared(line: string): string[] {
  return line.split(SHARED_LINE).reduce<string[]>((pieces, piece) => {
    const before = pieces.at(-1);
    if (before === undefined || labelOf(piece)) return [...pieces, piece];
    return [...pieces.slice(0, -1), before + SHARED_LINE + piece];
  }, []);
}

function labelOf(piece: string): Part | undefined {
  return PARTS.find((part) => piece.startsWith(LABELS[part]));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
