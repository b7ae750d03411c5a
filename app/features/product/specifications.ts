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
