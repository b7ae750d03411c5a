/** Keeps paragraphs, lists and headings, without attributes. */
export function plainMarkup(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<\/?([a-z][a-z0-9]*)\b[^>]*>/gi, (tag, name: string) =>
      /^(p|ul|ol|li|h3)$/i.test(name) ? `<${tag.startsWith("</") ? "/" : ""}${name.toLowerCase()}>` : " ",
    )
    .replace(/<(?!\/?(?:p|ul|ol|li|h3)>)/g, "&lt;");
}
