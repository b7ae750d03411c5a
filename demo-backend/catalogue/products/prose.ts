import type { SpecificationRows } from "./entry.ts";

/** Plain text in, HTML out. */
export function prose(paragraphs: string | string[], points: string[] = []): string {
  const text = [paragraphs].flat().map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  const list = points.length === 0 ? "" : `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join("")}</ul>`;
  return text.join("") + list;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** An empty value omits its row. */
export function sheet<const Labels extends readonly string[]>(...labels: Labels) {
  return (...values: { [Index in keyof Labels]: string }): SpecificationRows =>
    labels.map((label, index) => [label, values[index] ?? ""]);
}
