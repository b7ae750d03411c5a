import { isServedOffline } from "./connection.client";
import { markSelector, SERVICE_WORKER } from "./marks";

/** On /offline, lists the recently viewed pages. Returns whether the current page is /offline. */
export function listSeenPages(): boolean {
  const list = document.querySelector<HTMLElement>(markSelector("seen-pages"));
  if (!list || !isServedOffline()) return false;
  void addLinks(list);
  return true;
}

/** Latest last in the cache. */
async function addLinks(list: HTMLElement): Promise<void> {
  const cache = await caches.open(SERVICE_WORKER.viewedPages);
  for (const { url } of [...(await cache.keys())].reverse()) {
    const page = await cache.match(url, { ignoreVary: true });
    if (!page) continue;
    const html = await page.text();
    // Only the head: parsing a whole page reports each of its inline styles as a CSP violation.
    const { title } = new DOMParser().parseFromString(html.slice(0, html.indexOf("</title>")), "text/html");
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = url;
    link.textContent = title || new URL(url).pathname;
    item.append(link);
    list.append(item);
  }
}
