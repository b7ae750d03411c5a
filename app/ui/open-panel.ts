import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";

/** Panels. Each has a page of its own for use without script. */
export type PanelName = "cart" | "wishlist" | "newsletter" | "cancel-order" | "menu" | "filters" | "search" | "place";

interface HistoryEntry {
  /** The router's key of the page; the first one has none. */
  readonly key?: string;
  /** The router's index of the page; a panel's entry has the index of the page below it. */
  readonly idx?: number;
  readonly panel?: PanelName;
}

/** The panels rendered on this page; links to others are followed. */
export const readyPanels = new Set<string>();

let shown: PanelName | null = null;
/** The page below the panel: the one in the address, while the router is on it or on the way to it by Back. */
let pageIdx: number | undefined;
let pageKey: string | undefined;
/** The page on the screen when the panel was opened: another one while Back is still loading. */
let seenKey: string | undefined;
const listeners = new Set<() => void>();

// Registered before the router, which does so on hydration: listeners run in the order of registration.
if (!import.meta.env.SSR) addEventListener("popstate", closeOnBack);

/** Opens a panel, closing another that is open. Browser only: call it from events and effects. */
export function openPanel(name: PanelName): void {
  if (shown === name) return;
  const entry = { ...historyEntry(), panel: name };
  if (shown === null) history.pushState(entry, "");
  else history.replaceState(entry, "");
  pageIdx = entry.idx;
  pageKey = entry.key ?? "default";
  seenKey = routerKey();
  show(name);
}

/** Closes the open panel, like Back. */
export function closePanel(): void {
  if (shown === null) return;
  show(null);
  if (historyEntry().panel) history.back();
}

/** The router has navigated to this page: unless it is the one below the panel, the panel is gone, and Back is handled by the router. */
export function leavePanel(key: string): void {
  if (key === pageKey) return;
  pageIdx = undefined;
  show(null);
}

/** Null as soon as another page is rendered, so that the panel returns the focus before that page sets it. */
export function useOpenPanel(): PanelName | null {
  const { key } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => (key === pageKey || key === seenKey ? shown : null),
    () => null,
  );
}

/** Going between a page and the panel over it loads nothing, so the event is hidden from the router. */
function closeOnBack(event: PopStateEvent): void {
  const entry = event.state as HistoryEntry | null; // written above or by the router
  // A page that replaced a panel's entry has the index of the page below, but another key.
  if (pageIdx === undefined || entry?.idx !== pageIdx || (entry.key ?? "default") !== pageKey) return;
  // The router is on another page, about to be rendered or to be left by Back: it must hear of this Back too.
  if (routerKey() === pageKey) event.stopImmediatePropagation();
  show(entry.panel ?? null);
}

/** The router's current page, known before React has rendered it. */
function routerKey(): string | undefined {
  const { __remixRouter: router } = window as { __remixRouter?: { state: { location: { key: string } } } }; // set by Remix
  return router ? router.state.location.key : pageKey;
}

function historyEntry(): HistoryEntry {
  return (history.state ?? {}) as HistoryEntry; // written above or by the router
}

function show(name: PanelName | null): void {
  if (shown === name) return;
  shown = name;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
