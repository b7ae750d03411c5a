import { useLocation, useNavigate } from "@remix-run/react";
import { useShop } from "~/lib/root-data";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { isOffline } from "~/lib/client/is-offline";

/** Address of the link that was followed from each history entry, by the entry's key. */
const followed = new Map<string, string>();

/** The link on this page that once led away from it, for the focus after Back. */
export function linkFollowedFrom(key: string): HTMLElement | null {
  const address = followed.get(key);
  return [...document.links].find((link) => link.href === address && link.checkVisibility()) ?? null;
}

/** Follows links of this shop without a new document, once the page runs script. Covers links in the backend's HTML too. */
export function useSoftLinks(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { measuring } = useShop();
  useCommitEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLink(event, measuring?.notOn ?? []);
      if (!link) return;
      event.preventDefault();
      followed.set(key, link.href);
      const { pathname, search, hash } = new URL(link.href);
      // From a panel the next page takes the place of the panel's own entry: Back leads to the page under it.
      const replace = link.closest("dialog.sheet") !== null;
      void navigate(pathname + search + hash, { preventScrollReset: "keepScroll" in link.dataset, replace });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, key, measuring]);
}

/** The link a click follows within the page; null for everything the browser does better itself. */
function softLink(event: MouseEvent, withoutTags: readonly string[]): HTMLAnchorElement | null {
  if (!isPlainPress(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  if (!link?.href || link.target || link.download || "document" in link.dataset) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || needsDocument(pathname, withoutTags)) return null;
  const isJumpWithinPage = hash !== "" && pathname === location.pathname && search === location.search;
  return isJumpWithinPage ? null : link;
}

/** Without a line the service worker answers documents only. And no tag of the page before comes along to where none is let in. */
function needsDocument(pathname: string, withoutTags: readonly string[]): boolean {
  const isWithout = () => withoutTags.some((path) => `${pathname}/`.startsWith(`${path}/`));
  return isOffline() || ("dataLayer" in window && isWithout());
}

/** A press that nobody has answered yet and that does not ask for a new tab or window. */
export function isPlainPress(event: MouseEvent): boolean {
  const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !asksForMore && !event.defaultPrevented;
}
