import type { useNavigation } from "@remix-run/react";

/** Where the router stores scroll positions, by the key of a history entry. */
const POSITIONS = "positions";

interface RouterState {
  readonly key?: string;
}

/**
 * Restores the scroll position after reloading an entry that was created by a client navigation
 * (`reloadWhenNotHydrated`): the browser has no position, or leaves it to the router, which is not
 * loaded yet.
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

/**
 * Restores the position of a page that returns from memory. WebKit goes by `scrollRestoration` as
 * it was before `pagehide`, where the router sets it to "auto", and shows the top. Reading the
 * position in `pagehide` would lay out the page again: 90 to 280 ms at CPU ×4 before the next one.
 */
export function restoreScrollFromMemory(): void {
  let top = 0;
  addEventListener("scroll", () => (top = scrollY), { passive: true });
  addEventListener("pageshow", ({ persisted }) => persisted && scrollTo(0, top));
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

/** Whether a navigation follows a redirect. */
export function isRedirected({ location }: ReturnType<typeof useNavigation>): boolean {
  return (location?.state as { readonly _isRedirect?: boolean } | null)?._isRedirect === true; // set by the router
}

interface Router {
  navigate: (to: unknown, options?: { formMethod?: string }) => Promise<void>;
}

/**
 * Lets the browser paint a press before the router works on its submission: that takes 60 to 75 ms
 * at CPU ×6. The form has been read by then. `onSubmission` runs at once. Returns the undo.
 */
export function paintBeforeSubmissions(onSubmission: () => void): () => void {
  const router = (window as unknown as { __remixRouter: Router }).__remixRouter; // set by RemixBrowser
  const { navigate } = router;
  router.navigate = async (to, options) => {
    if (options?.formMethod) {
      onSubmission();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return navigate(to, options);
  };
  return () => (router.navigate = navigate);
}
