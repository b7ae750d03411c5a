import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A new document begins at its beginning for whoever uses the keyboard; a soft navigation would leave the focus where the
 * link was. It goes to the main part, unless the new page placed it, or somebody is typing.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const isPlaced = document.activeElement?.matches("main *, dialog *, input, textarea, select");
    if (!isPlaced) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
