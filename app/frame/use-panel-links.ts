import { useLocation, useNavigation } from "@remix-run/react";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { isOffline } from "~/lib/client/is-offline";
import { loadPanel } from "~/ui/lazy-part";
import { followRouter, openPanel, readyPanels, type PanelName } from "~/ui/open-panel";
import { isPlainClick } from "./use-client-links";

const REACHING = ["pointerover", "touchstart", "focusin"];

/** Elements with `data-panel` open their panel; the next page closes it. */
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
      const name = target instanceof Element && target.closest<HTMLElement>("[data-panel]")?.dataset["panel"];
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
  const opener = pressed.closest<HTMLElement>("[data-panel]");
  const name = opener?.dataset["panel"];
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

function isReady(name: string | undefined): name is PanelName {
  return name !== undefined && readyPanels.has(name);
}
