import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { termAskedFor } from "./results-path";

/** Value of the search box: the page's search term, empty on other pages. Typed text is discarded on navigation, unless the shopper is typing. */
export function useTermOfPage(box: RefObject<HTMLInputElement>): string {
  const location = useLocation();
  const { pathname } = location;
  const term = termAskedFor(location);
  const last = useRef({ pathname, term });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, term };
    if (!box.current || (before.pathname === pathname && before.term === term)) return;
    const isTyping = box.current === document.activeElement && box.current.value !== before.term;
    if (!isTyping) box.current.value = term;
  }, [box, pathname, term]);
  return term;
}
