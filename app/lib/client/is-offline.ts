/** Whether this page is known to be without a connection: the first script marks it, or the service worker that kept it. */
export function isOffline(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["connection"] === "off";
}
