import { isText } from "domhandler";
import { findAll, getInnerHTML, nextElementSibling, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import type { Product } from "~/lib/commerce/model/product";

const WARRANTY = "Warranty";
const IN_THE_BOX = "In the box";
/** The table below has all of them. */
const MAX_HIGHLIGHTS = 3;
/** A longer warranty is cut. */
const MAX_WARRANTY = 40;

/**
 * Magento merchants put the specification table at the end of the description; it gets its own
 * heading.
 */
export function splitSpecifications(html: string) {
  const text = html.trim();
  const start = text.lastIndexOf("<table");
  const isLast = text.indexOf("</table>", start) === text.length - "</table>".length;
  // In a nested table: cutting there would leave elements open.
  if (start === -1 || !isLast) return { description: text, specifications: "" };
  const description = text.slice(0, start).trim();
  // Rules of the table alone.
  if (description.endsWith("</style>")) return { description: "", specifications: text };
  return { description, specifications: text.slice(start) };
}

/** A long warranty up to the first comma or "on"; null without one, or if it is markup. */
export function shortWarranty(attributes: Product["attributes"], rows: readonly SpecificationRow[]): string | null {
  const ownWords = attributes.find(({ label }) => label === WARRANTY)?.value;
  const words = ownWords ?? rows.find(([label, value]) => label === WARRANTY && !/[<&]/.test(value))?.[1];
  return (words && (words.length <= MAX_WARRANTY ? words : words.split(/,| on /)[0])) || null;
}

/** The value is HTML. */
export type SpecificationRow = readonly [label: string, value: string];

/** Only rows with a plain-text label. */
export function specificationRows(html: string): SpecificationRow[] {
  return findAll(({ name }) => name === "th", parseDocument(html).children).flatMap((heading) => {
    const value = nextElementSibling(heading);
    if (!heading.children.every(isText) || value?.name !== "td") return [];
    return [[textContent(heading).trim(), getInnerHTML(value, { encodeEntities: "utf8" })] as const];
  });
}

/** The first specifications are the most important ones. */
export function highlightsOf(rows: readonly SpecificationRow[]): readonly SpecificationRow[] {
  return rows.filter(([label]) => label !== IN_THE_BOX).slice(0, MAX_HIGHLIGHTS);
}
