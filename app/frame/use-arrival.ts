import { useLocation, useNavigationType } from "@remix-run/react";
import { useRef } from "react";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { linkFollowedFrom } from "./use-soft-links";

/**
 * Makes a client-side navigation start like a new document: a new page at its top with the focus on its heading; after Back or Forward at the stored
 * position with the focus on the link that was followed. `<ScrollRestoration>` stores the positions; its effects run before this one. If only the
 * query changes, the link or form decides: `preventScrollReset` stays put.
 */
export function useArrival(): void {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  const before = useRef(location);
  useCommitEffect(() => {
    const { key, pathname } = before.current;
    before.current = location;
    if (key === location.key) return;
    const isNewPlace = pathname !== location.pathname;
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (isNewPlace && !isBackOrForward && !target) window.scrollTo(0, 0);
    if (isPlaced(isNewPlace)) return;
    const link = isBackOrForward ? linkFollowedFrom(location.key) : null;
    focus(link ?? (target || heading()));
  }, [location, isBackOrForward]);
}

/** Whether the focus is right already: set by the new page, or still on the control that was used. */
function isPlaced(isNewPlace: boolean): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches("main *, dialog *"))
    return !isNewPlace && !!activeElement?.matches("input, select, textarea, button");
  return isNewPlace || !(activeElement instanceof HTMLAnchorElement);
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
