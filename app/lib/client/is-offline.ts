export function isOffline(): boolean {
  return !import.meta.env.SSR && (!navigator.onLine || document.documentElement.dataset["connection"] === "off");
}
