interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not supported by every browser. */
function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {}; // missing in TypeScript's DOM types
}

/** The shopper asked to save data. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Then nothing is prefetched (product P193). */
export function isFrugal(): boolean {
  return savesData() || /2g/.test(connection().effectiveType ?? "");
}

const BACK_FOR_MS = 3_000;
const PROBE_EVERY_MS = 5_000;

/**
 * Marks the document while offline and for a moment afterwards; the style sheet shows both messages. A page from the service worker's cache is marked
 * already: if the browser considers itself online, the shop is probed.
 */
export function watchConnection(): void {
  const tell = () => {
    // Looked up each time: React makes the whole document anew for the page of an error.
    const { dataset } = document.documentElement;
    if (!navigator.onLine) dataset["connection"] = "off";
    else if (dataset["connection"] === "off") {
      dataset["connection"] = "back";
      setTimeout(() => dataset["connection"] === "back" && delete dataset["connection"], BACK_FOR_MS);
    }
  };
  const probe = () =>
    // eslint-disable-next-line no-restricted-globals -- asks the shop itself, not the backend
    void setTimeout(() => fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(tell, probe), PROBE_EVERY_MS);
  addEventListener("online", tell);
  addEventListener("offline", tell);
  if (navigator.onLine && document.documentElement.dataset["connection"] === "off") probe();
  else tell();
}
