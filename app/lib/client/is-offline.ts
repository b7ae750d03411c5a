/** Whether this page is offline: by the browser's word, or as the service worker marked it, which a page of an error loses. */
export function isOffline(): boolean {
  return !import.meta.env.SSR && (!navigator.onLine || document.documentElement.dataset["connection"] === "off");
}
