/** Whether this page is offline: by the browser, or as lib/client/connection.client has marked the document. */
export function isOffline(): boolean {
  return !import.meta.env.SSR && (!navigator.onLine || document.documentElement.dataset["connection"] === "off");
}
