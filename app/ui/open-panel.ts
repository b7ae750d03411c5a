import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";

/** What may lie over the page. Each has a page of its own for those without script. */
export type PanelName = "cart" | "wishlist" | "newsletter" | "cancel-order" | "menu" | "filters" | "search";

interface HistoryEntry {
  /** The router's name of the page; the first one has none. */
  readonly key?: string;
  /** The router's number of the page; a panel's entry has the number of the page it lies over. */
  readonly idx?: number;
  readonly panel?: PanelName;
}

/** The panels this page could open; a link to any other is followed. */
export const readyPanels = new Set<string>();

let shown: PanelName | null = null;
/** The page under the panel, while the router stands there. */
let pageIdx: number | undefined;
let pageKey: string | undefined;
const listeners = new Set<() => void>();

// Before the router listens, which it does when the page hydrates: a window's listeners are asked in the order they came.
if (typeof window !== "undefined") addEventListener("popstate", closeOnBack);

/** Opens one panel; another that is open makes room for it. Only for browsers: call it from events and effects. */
export function openPanel(name: PanelName): void {
  if (shown === name) return;
  const entry = { ...historyEntry(), panel: name };
  if (shown === null) history.pushState(entry, "");
  else history.replaceState(entry, "");
  pageIdx = entry.idx;
  pageKey = entry.key ?? "default";
  show(name);
}

/** Closes whatever is open, as Back does. */
export function closePanel(): void {
  if (shown === null) return;
  show(null);
  if (historyEntry().panel) history.back();
}

/** The router went to another page: what lay over the one before is gone, and Back is the router's again. */
export function leavePanel(): void {
  pageIdx = undefined;
  show(null);
}

/** Null as soon as another page is drawn, so that the panel has given the focus back before that page places it. */
export function useOpenPanel(): PanelName | null {
  const { key } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => (pageKey === key ? shown : null),
    () => null,
  );
}

/** Between a page and the panel over it nothing has to be loaded, so the router does not hear of it. */
function closeOnBack(event: PopStateEvent): void {
  const entry = event.state as HistoryEntry | null; // written above or by the router
  // A page that took the place of a panel's entry has the number of the page under it, and a name of its own.
  if (pageIdx === undefined || entry?.idx !== pageIdx || (entry.key ?? "default") !== pageKey) return;
  // The router stands on another page already, which is about to be drawn: this Back is its own.
  if (routerKey() !== pageKey) return;
  event.stopImmediatePropagation();
  show(entry.panel ?? null);
}

/** The page the router stands on, which it knows before React has drawn it. */
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
