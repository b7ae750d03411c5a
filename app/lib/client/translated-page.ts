/**
 * A browser that translates a page replaces its text nodes. React goes on writing into the old ones, so a price would stay as it was. From then on links
 * and forms are the browser's own: each page comes as a document and is translated whole. Before hydration entry.client sees to it.
 */
export function loadDocumentsWhenTranslated(): void {
  const keepFromRouter = (event: Event) => {
    const isOfPage = event.type === "submit" || (event.target instanceof Element && event.target.closest("a[href]"));
    if (isOfPage && isTranslated()) event.stopImmediatePropagation();
  };
  addEventListener("click", keepFromRouter, { capture: true });
  addEventListener("submit", keepFromRouter, { capture: true });
}

/** As Chrome and Edge mark the page or, like other translators, each of its texts. */
export function isTranslated(): boolean {
  return document.querySelector("html[class*=translated-], [_msttexthash], font") !== null;
}
