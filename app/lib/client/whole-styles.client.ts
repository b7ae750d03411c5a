/** Adopted instead of linked, so that the document only contains what React rendered. */
export function addStyles(css: string): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, toSheet(css)];
}

/**
 * Adds the whole style sheet: a document only has its own page's, and client navigations need
 * others.
 */
export function addWholeStyles(texts: readonly string[]): readonly CSSStyleSheet[] {
  const sheets = texts.map(toSheet);
  // Before the print styles, which must win in their layer.
  document.adoptedStyleSheets = [...sheets, ...document.adoptedStyleSheets];
  return sheets;
}

function toSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

export async function fetchText(url: string): Promise<string> {
  // eslint-disable-next-line no-restricted-globals -- asks the shop for a file of its own
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return response.text();
}
