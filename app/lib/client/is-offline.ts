/** Whether this page is offline, as marked by the first script or by the service worker. */
export function isOffline(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["connection"] === "off";
}
