import { marksOf } from "./marks";

export function isOffline(): boolean {
  return !import.meta.env.SSR && (!navigator.onLine || marksOf(document.documentElement).connection === "off");
}
