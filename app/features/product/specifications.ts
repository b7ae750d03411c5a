interface ProductText {
  readonly description: string;
  readonly specifications: string;
}

/** Magento keeps the specification table at the end of the description; the page gives it a heading of its own. */
export function splitSpecifications(html: string): ProductText {
  const text = html.trim();
  const start = text.lastIndexOf("<table");
  // A nested table does not end the text, and cutting there would leave elements open.
  if (start === -1 || !text.endsWith("</table>")) return { description: text, specifications: "" };
  return { description: text.slice(0, start).trim(), specifications: text.slice(start) };
}

/** The value is HTML. */
export type SpecificationRow = readonly [label: string, value: string];

/** Rows of that table which have a plain label. */
export function specificationRows(html: string): SpecificationRow[] {
  const cells = html.split("</td>").slice(0, -1);
  return cells.flatMap((cell) => {
    const [, label, value = ""] = /<th[^<>]*>([^<]*)<\/th>\s*<td[^<>]*>([^]*)/.exec(cell) ?? [];
    return label === undefined ? [] : [[label.trim(), value] as const];
  });
}
