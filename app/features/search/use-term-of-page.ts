import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { termAskedFor } from "./results-path";

/**
 * What the search box holds on a page: the term the page was asked for, on every other page nothing. What was typed leaves
 * it with the page it was typed on, unless somebody is typing there.
 */
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
