import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** Follows links of this shop without a new document, once the page runs script. Covers links in the backend's HTML too. */
export function useSoftLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLink(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(link.href);
      void navigate(pathname + search + hash, { preventScrollReset: "keepScroll" in link.dataset });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** The link a click follows within the page; null for everything the browser does better itself. */
function softLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  if (!link?.href || link.target || link.download || "document" in link.dataset) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin) return null;
  const isJumpWithinPage = hash !== "" && pathname === location.pathname && search === location.search;
  return isJumpWithinPage ? null : link;
}
