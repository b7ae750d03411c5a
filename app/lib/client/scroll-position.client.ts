/** Where React Router's scroll restoration keeps positions, by the key of the history entry. */
const POSITIONS = "positions";

interface RouterState {
  readonly key?: string;
}

/**
 * Restores the position of a page that is loaded as a document although a soft navigation wrote its history entry: after such a
 * reload (`reloadWhenNotHydrated`) the browser knows no position, or leaves it to the router, which is not there yet.
 */
export function restoreScrollPosition(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // what this name stands for
  if (history.scrollRestoration === "auto" && visit?.type !== "reload") return;
  try {
    const kept = sessionStorage.getItem(POSITIONS) ?? "{}";
    const position = (JSON.parse(kept) as Record<string, number>)[entryKey() ?? ""]; // as the router wrote it
    if (position === undefined) return;
    history.scrollRestoration = "manual";
    scrollTo(0, position);
    addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  } catch {
    // Storage is shut: the page stays where it is.
  }
}

/** Gives the document's own history entry a key, so that positions of several documents in one tab are told apart. */
export function nameHistoryEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as RouterState | null), key }, ""); // written by the router, if at all
}

function entryKey(): string | undefined {
  return (history.state as RouterState | null)?.key; // written above or by the router
}
