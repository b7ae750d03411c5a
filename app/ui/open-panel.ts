import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";

/** Each panel but the filters, which unfold in place, also has a page for use without script. */
export type PanelName =
  | "cart"
  | "wishlist"
  | "newsletter"
  | "cancel-order"
  | "menu"
  | "filters"
  | "search"
  | "place"
  | "pictures";

/** The router's state, and the panel if the entry is a panel's. */
interface EntryState {
  readonly panel?: PanelName;
}

/** The panels rendered on this page; links to others are followed. */
export const readyPanels = new Set<string>();

let shown: PanelName | null = null;
/** The entry state of the page below the panel, as text. */
let pageBelow: string | null = null;
let isNavigating = false;
const listeners = new Set<() => void>();

// Captured, so that it runs before the router's listener.
if (!import.meta.env.SSR) addEventListener("popstate", moveBetweenPanelAndPage, { capture: true });

/** Closes another open panel. Browser only: call it from events and effects. */
export function openPanel(name: PanelName): void {
  if (shown === name) return;
  const { panel: _, ...page } = entryState();
  if (shown === null) history.pushState({ ...page, panel: name }, "");
  else history.replaceState({ ...page, panel: name }, "");
  pageBelow = JSON.stringify(page);
  show(name);
}

export function closePanel(): void {
  if (shown === null) return;
  show(null);
  if (entryState().panel) history.back();
}

/**
 * Reports whether the router is loading a page, and so when the page below the panel was replaced.
 */
export function followRouter(state: { readonly isNavigating: boolean }): void {
  ({ isNavigating } = state);
  if (isNavigating || entryState().panel || JSON.stringify(entryState()) === pageBelow) return;
  pageBelow = null;
  show(null);
}

/**
 * Null as soon as another page is rendered, so that the panel returns the focus before that page
 * sets it.
 */
export function useOpenPanel(): PanelName | null {
  // The router has replaced the panel's entry by then.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => (entryState().panel ? shown : null),
    () => null,
  );
}

/**
 * The router must not see Back and Forward between a page and its panel, unless it is loading
 * another page.
 */
function moveBetweenPanelAndPage(event: PopStateEvent): void {
  const { panel = null, ...page } = (event.state ?? {}) as EntryState; // written above or by the router
  if (JSON.stringify(page) !== pageBelow) return;
  if (!isNavigating) event.stopImmediatePropagation();
  show(panel);
}

function entryState(): EntryState {
  return (history.state ?? {}) as EntryState; // written above or by the router
}

function show(name: PanelName | null): void {
  if (shown === name) return;
  shown = name;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
