import { useLocation, useNavigate, useNavigation, useNavigationType } from "@remix-run/react";
import { useRef } from "react";
import { isOffline } from "~/lib/client/is-offline";
import { DOCUMENT_LINKS, markSelector, marksOf } from "~/lib/client/marks";
import { useRootData } from "~/lib/root-data";
import { mayBePersonal } from "~/lib/third-parties/personal-text";
import { loadPanel } from "~/ui/lazy-part";
import { followRouter, openPanel, type PanelName, readyPanels } from "~/ui/open-panel";
import { useCommitEffect } from "~/ui/use-commit-effect";

/** URL of the link followed from each history entry, by the entry's key. */
const followed = new Map<string, string>();

/** The link followed from this page earlier, to focus after Back. */
function linkFollowedFrom(key: string): HTMLElement | null {
  const url = followed.get(key);
  return [...document.links].find((link) => link.href === url && link.checkVisibility()) ?? null;
}

/**
 * Turns clicks on the shop's links into client navigations. Includes links in the backend's HTML.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { measuring, lacksFrame } = useRootData();
  useCommitEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = lacksFrame ? null : clientLink(event, measuring?.notOn ?? []);
      if (!link) return;
      event.preventDefault();
      followed.set(key, link.href);
      const { pathname, search, hash } = new URL(link.href);
      // From a panel the next page replaces the panel's history entry, so that Back returns to the
      // page below.
      const replace = link.closest(markSelector("panel-dialog")) !== null;
      void navigate(pathname + search + hash, { preventScrollReset: "keepScroll" in marksOf(link), replace });
    };
    document.addEventListener("click", follow);
    // Ends the prefetching of documents (speculation-rules.server.ts).
    marksOf(document.documentElement).clientLinks = "";
    return () => document.removeEventListener("click", follow);
  }, [navigate, key, measuring, lacksFrame]);
}

/** Null where the browser must handle the click. */
function clientLink(event: MouseEvent, withoutTags: readonly string[]): HTMLAnchorElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  if (!link?.href || link.target || link.download || isDocumentLink(link)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || needsDocument(pathname, search, withoutTags)) return null;
  const isJumpWithinPage = hash !== "" && pathname === location.pathname && search === location.search;
  return isJumpWithinPage ? null : link;
}

function isDocumentLink(link: HTMLAnchorElement): boolean {
  return "document" in marksOf(link) || link.matches(DOCUMENT_LINKS);
}

/**
 * Offline only documents are served. A page without tags needs a document to get rid of loaded
 * ones.
 */
function needsDocument(pathname: string, search: string, withoutTags: readonly string[]): boolean {
  const isWithout = () => withoutTags.some((path) => `${pathname}/`.startsWith(`${path}/`)) || mayBePersonal(search);
  return isOffline() || ("dataLayer" in window && isWithout());
}

export function isPlainClick(event: MouseEvent): boolean {
  const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !asksForMore && !event.defaultPrevented;
}

/**
 * Focus and scroll like a new document: a new page starts at its top with the focus on its heading;
 * after Back or Forward the focus is on the link that was followed. Runs after
 * `<ScrollRestoration>`, which stores the positions. If only the query changes,
 * `preventScrollReset` decides.
 */
export function useNavigationFocus(): void {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  const before = useRef(location);
  useCommitEffect(() => {
    const { key, pathname } = before.current;
    before.current = location;
    if (key === location.key) return;
    const isNewPlace = pathname !== location.pathname;
    const target = fragmentTarget(location.hash);
    if (isNewPlace && !isBackOrForward && !target) window.scrollTo(0, 0);
    if (isPlaced(isNewPlace)) return;
    const link = isBackOrForward ? linkFollowedFrom(location.key) : null;
    focus(link ?? target ?? document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main"));
  }, [location, isBackOrForward]);
}

/** The fragment is anybody's text: a malformed escape points nowhere, as in a document. */
function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Whether the focus is right already: set by the new page, or still on the control that was used.
 */
function isPlaced(isNewPlace: boolean): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches("main *, dialog *"))
    return !isNewPlace && !!activeElement?.matches("input, select, textarea, button");
  return isNewPlace || !(activeElement instanceof HTMLAnchorElement);
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const REACHING = ["pointerover", "touchstart", "focusin"];

/** Elements with the mark `panel` open their panel; the next page closes it. */
export function usePanelLinks(): void {
  const { key } = useLocation();
  const { state } = useNavigation();
  useCommitEffect(() => followRouter({ isNavigating: state !== "idle" }), [key, state]);
  useCommitEffect(() => {
    const open = (event: MouseEvent) => {
      const name = isPlainClick(event) && event.target instanceof Element ? panelOf(event.target) : null;
      if (!name) return;
      event.preventDefault();
      openPanel(name);
    };
    const reach = ({ target }: Event) => {
      const name = target instanceof Element && marksOf(openerOf(target)).panel;
      if (name) loadPanel(name);
    };
    for (const type of REACHING) document.addEventListener(type, reach, { passive: true });
    document.addEventListener("click", open);
    return () => {
      for (const type of REACHING) document.removeEventListener(type, reach);
      document.removeEventListener("click", open);
    };
  }, []);
}

function panelOf(pressed: Element): PanelName | null {
  const opener = openerOf(pressed);
  const name = marksOf(opener).panel;
  if (!opener || !isReady(name)) return null;
  // Opened before hydration: it closes as usual.
  if (opener.matches("[open] > summary")) return null;
  // With the department bar the menu is no panel.
  if (name === "menu" && matchMedia("(min-width: 1024px)").matches) return null;
  // The panel's own page already shows the same; offline its contents cannot load.
  const isOwnPage = opener instanceof HTMLAnchorElement && opener.pathname === location.pathname && !opener.search;
  // Without a term the search page is only a field.
  const isFollowed = isOwnPage && (name !== "search" || location.search === "");
  return isFollowed || (name !== "menu" && isOffline()) ? null : name;
}

function openerOf(pressed: Element): HTMLElement | null {
  return pressed.closest<HTMLElement>(markSelector("panel"));
}

function isReady(name: string | undefined): name is PanelName {
  return name !== undefined && readyPanels.has(name);
}
