const POSITIONS = "positions";

interface RouterState {
  readonly key?: string;
}

/**
 * Restores the scroll position after reloading an entry that was created by a client navigation
 * (`reloadWhenNotHydrated`): the browser has no position, or leaves it to the router, which is not loaded yet.
 */
export function restoreScrollPosition(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // the entry type of this name
  if (history.scrollRestoration === "auto" && visit?.type !== "reload") return;
  try {
    const stored = sessionStorage.getItem(POSITIONS) ?? "{}";
    const position = (JSON.parse(stored) as Record<string, number>)[entryKey() ?? ""]; // as the router wrote it
    if (position === undefined) return;
    history.scrollRestoration = "manual";
    scrollTo(0, position);
    addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  } catch {
    // No storage: the page stays where it is.
  }
}

/** A key distinguishes several documents in one tab. */
export function nameHistoryEntry(): void {
  if (entryKey() !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as RouterState | null), key }, ""); // written by the router, if at all
}

function entryKey(): string | undefined {
  return (history.state as RouterState | null)?.key; // written above or by the router
}
