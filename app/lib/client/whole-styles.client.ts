/** Adds styles that no page carries. Adopted instead of linked, so that nothing stands in the document that React did not render. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Adds the shop's whole styles: a document only carries its own page's, and from now on pages and panels come without documents. */
export async function addWholeStyles(urls: readonly string[]): Promise<void> {
  (await Promise.all(urls.map(fetchSheet))).forEach(addStyles);
}

async function fetchSheet(url: string): Promise<string> {
  // eslint-disable-next-line no-restricted-globals -- asks the shop for a file of its own
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return response.text();
}
