const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#039;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The words of a piece of HTML, for the search index. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&[a-z#0-9]+;/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reads "Battery 5,000 mAh" pairs as a table a screen reader can follow. */
export function specificationTable(rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return "";
  const body = rows.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table><tbody>${body.join("")}</tbody></table>`;
}
