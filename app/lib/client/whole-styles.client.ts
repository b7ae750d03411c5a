/**
 * Adds the shop's whole styles: a document only carries its own page's, and from now on pages and panels come without documents.
 * Adopted instead of linked, so that nothing stands in the document that React did not render.
 */
export async function addWholeStyles(urls: readonly string[]): Promise<void> {
  const sheets = await Promise.all(urls.map(fetchSheet));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}

async function fetchSheet(url: string): Promise<CSSStyleSheet> {
  // eslint-disable-next-line no-restricted-globals -- asks the shop for a file of its own
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  const sheet = new CSSStyleSheet();
  return sheet.replace(await response.text());
}
