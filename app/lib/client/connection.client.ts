import { marksOf, SERVICE_WORKER } from "./marks";

/** False where the browser does not tell script. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // missing in TypeScript's DOM types
}

/**
 * The round trip from which the Network Information API calls a connection "3g". Measured, because
 * Safari and Firefox lack that API.
 */
const SLOW_ROUND_TRIP_MS = 270;

const ROUND_TRIP = "round-trip";

/**
 * Whether even the fastest file from the network took long. If no file came from the network, the
 * page before decides.
 */
export function isSlowLine(): boolean {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[]; // the entry type of this name
  const waits = files
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ requestStart, responseStart }) => responseStart - requestStart);
  try {
    if (waits.length > 0) sessionStorage.setItem(ROUND_TRIP, String(Math.min(...waits)));
    return Number(sessionStorage.getItem(ROUND_TRIP)) > SLOW_ROUND_TRIP_MS;
  } catch {
    return false;
  }
}

/** Whether the service worker served this page because the shop was unreachable (public/sw.js). */
export function isServedOffline(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // only this entry type has that name
  return navigation?.serverTiming.some(({ name }) => name === SERVICE_WORKER.offline) ?? false;
}

const BACK_FOR_MS = 3_000;
const PROBE_EVERY_MS = 5_000;

/**
 * Marks the document while offline and shortly after. A page that was served offline probes the
 * shop.
 */
export function watchConnection(): void {
  const update = () => {
    // Looked up each time: React replaces the whole document when it renders an error page.
    const marks = marksOf(document.documentElement);
    if (!navigator.onLine) marks.connection = "off";
    else if (marks.connection === "off") {
      marks.connection = "back";
      setTimeout(() => marks.connection === "back" && delete marks.connection, BACK_FOR_MS);
    }
  };
  const probe = () =>
    // eslint-disable-next-line no-restricted-globals -- asks the shop itself, not the backend
    void setTimeout(() => fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(update, probe), PROBE_EVERY_MS);
  addEventListener("online", update);
  addEventListener("offline", update);
  if (navigator.onLine && isServedOffline()) {
    marksOf(document.documentElement).connection = "off";
    probe();
  } else update();
}
