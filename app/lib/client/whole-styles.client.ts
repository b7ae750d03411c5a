/** Adds styles that are not in the page. Adopted instead of linked, so that the document only contains what React rendered. */
export function addStyles(css: string): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, toSheet(css)];
}

/** Adds the shop's whole styles: a document only carries its own page's, and from now on pages and panels come without documents. */
export function addWholeStyles(texts: readonly string[]): readonly CSSStyleSheet[] {
  const sheets = texts.map(toSheet);
  // Before those for paper, which have the last word about their layer.
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
