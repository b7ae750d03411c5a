import { useFetcher, useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import { cleanLine } from "~/lib/forms/clean-text";
import { closePanel } from "~/ui/open-panel";
import { addRecentSearch, readRecentSearches } from "./recent-searches";
import { MIN_TERM_LENGTH, type SearchPanelData } from "./search-data";

const PAUSE_MS = 300;

export interface SearchBoxOptions {
  isDialog: boolean;
  /** False if the page itself shows the start content. */
  hasStart: boolean;
}

/**
 * Listens to the search form around the panel. Fetches after a pause in typing; a newer request
 * replaces an older one. Arrow keys move through the results, Enter in the box submits. Escape and
 * blur close the panel; in a dialog it stays open, and Escape closes the dialog.
 */
export function useSearchBox(container: RefObject<HTMLElement>, { isDialog, hasStart }: SearchBoxOptions) {
  const fetcher = useFetcher<SearchPanelData | null>({ key: "search-panel" });
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(true);
  const [term, setTerm] = useState("");
  const [recent, setRecent] = useState(readRecentSearches);
  const { load } = fetcher;

  useEffect(() => setOpen(false), [pathname, search]);

  useEffect(() => {
    const form = container.current?.closest("form");
    const box = form?.querySelector<HTMLInputElement>("input[name=term]");
    if (!form || !box) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const fetchSuggestions = () => {
      setOpen(true);
      clearTimeout(pause);
      const wanted = cleanLine(box.value);
      pause = setTimeout(
        () => {
          setTerm(wanted);
          if (wanted.length >= MIN_TERM_LENGTH) load(`/search-panel?term=${encodeURIComponent(wanted)}`);
          else if (wanted === "" && hasStart) load("/search-panel");
        },
        wanted === "" ? 0 : PAUSE_MS,
      );
    };
    const close = () => setOpen(false);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!form.contains(relatedTarget as Node | null)) close(); // an element
    };
    const search = () => {
      clearTimeout(pause);
      addRecentSearch(box.value);
      setRecent(readRecentSearches());
      close();
    };
    const walk = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        // Some browsers would clear the box first.
        if (isDialog) event.preventDefault();
        box.focus();
        if (isDialog) closePanel();
        else close();
      }
      if (event.key === "ArrowDown" || event.key === "ArrowUp") walkThrough(event, container.current, box);
    };
    const ends = new AbortController();
    const { signal } = ends;
    box.addEventListener("input", fetchSuggestions, { signal });
    box.addEventListener("focus", fetchSuggestions, { signal });
    form.addEventListener("keydown", walk, { signal });
    form.addEventListener("focusout", leave, { signal });
    form.addEventListener("submit", search, { signal });
    // Typing before hydration was not noticed.
    if (form.contains(document.activeElement)) fetchSuggestions();
    return () => {
      clearTimeout(pause);
      ends.abort();
    };
  }, [container, load, isDialog, hasStart]);

  return { isOpen: isOpen || isDialog, term, answer: fetcher.data ?? null, recent, setRecent };
}

function walkThrough(event: KeyboardEvent, container: HTMLElement | null, box: HTMLInputElement): void {
  const stops: HTMLElement[] = [box, ...(container?.querySelectorAll<HTMLElement>("a, button") ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1 || stops.length === 1) return;
  event.preventDefault();
  const step = event.key === "ArrowDown" ? 1 : -1;
  stops[(at + step + stops.length) % stops.length]?.focus();
}
