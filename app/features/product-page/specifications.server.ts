import type { Product } from "~/lib/commerce/model/product";

const WARRANTY = "Warranty";

/**
 * Magento merchants put the specification table at the end of the description; it gets its own
 * heading.
 */
export function splitSpecifications(html: string) {
  const text = html.trim();
  const start = text.lastIndexOf("<table");
  // A nested table: cutting there would leave elements open.
  if (start === -1 || !text.endsWith("</table>")) return { description: text, specifications: "" };
  const description = text.slice(0, start).trim();
  // Rules of the table alone.
  if (description.endsWith("</style>")) return { description: "", specifications: text };
  return { description, specifications: text.slice(start) };
}

/** The warranty up to the first comma or "on"; null without one, or if it is markup. */
export function shortWarranty(attributes: Product["attributes"], rows: readonly SpecificationRow[]): string | null {
  const ownWords = attributes.find(({ label }) => label === WARRANTY)?.value;
  const words = ownWords ?? rows.find(([label, value]) => label === WARRANTY && !/[<&]/.test(value))?.[1];
  return words?.split(/,| on /)[0] || null;
}

/** The value is HTML. */
export type SpecificationRow = readonly [label: string, value: string];

/** Only rows with a plain-text label. */
export function specificationRows(html: string): SpecificationRow[] {
  const cells = html.split("</td>").slice(0, -1);
  return cells.flatMap((cell) => {
    const [, label, value = ""] = /<th[^<>]*>([^<]*)<\/th>\s*<td[^<>]*>([^]*)/.exec(cell) ?? [];
    return label === undefined ? [] : [[label.trim(), value] as const];
  });
}
