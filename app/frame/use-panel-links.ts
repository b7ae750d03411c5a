import { useLocation } from "@remix-run/react";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { isOffline } from "~/lib/client/is-offline";
import { leavePanel, openPanel, readyPanels, type PanelName } from "~/ui/open-panel";
import { isPlainPress } from "./use-soft-links";

/** Has what is marked `data-panel` open its panel instead of what it does without script, and closes it on the next page. */
export function usePanelLinks(): void {
  const { key } = useLocation();
  useCommitEffect(() => leavePanel, [key]);
  useCommitEffect(() => {
    const open = (event: MouseEvent) => {
      const name = isPlainPress(event) && event.target instanceof Element ? panelOf(event.target) : null;
      if (!name) return;
      event.preventDefault();
      openPanel(name);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
}

function panelOf(pressed: Element): PanelName | null {
  const opener = pressed.closest<HTMLElement>("[data-panel]");
  const name = opener?.dataset["panel"];
  if (!opener || !isReady(name)) return null;
  // Unfolded before script came, it is folded again.
  if (opener.matches("[open] > summary")) return null;
  // The menu is a panel where there is no bar of departments.
  if (name === "menu" && matchMedia("(min-width: 1024px)").matches) return null;
  // On its own page it would show the same twice; without a line its contents cannot be had.
  const isOwnPage = opener instanceof HTMLAnchorElement && opener.pathname === location.pathname && !opener.search;
  // The page of the search has its box only until something was searched for.
  const isFollowed = isOwnPage && (name !== "search" || location.search === "");
  return isFollowed || (name !== "menu" && isOffline()) ? null : name;
}

function isReady(name: string | undefined): name is PanelName {
  return name !== undefined && readyPanels.has(name);
}
