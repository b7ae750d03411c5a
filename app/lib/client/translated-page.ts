import { isTranslated } from "./is-translated";

/**
 * Translators replace text nodes, and React would update the old ones: links and forms then load
 * documents.
 */
export function loadDocumentsWhenTranslated(): void {
  const keepFromRouter = (event: Event) => {
    const isOfPage = event.type === "submit" || (event.target instanceof Element && event.target.closest("a[href]"));
    if (isOfPage && isTranslated()) event.stopImmediatePropagation();
  };
  addEventListener("click", keepFromRouter, { capture: true });
  addEventListener("submit", keepFromRouter, { capture: true });
}
