import { useLocation, useNavigate, useNavigation, useNavigationType } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { markSelector } from "~/lib/client/marks";
import { isTranslated } from "~/lib/client/is-translated";
import { changeQuery } from "~/lib/urls/paths";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { listingSearch, type ListingParams, syncPriceFields, searchOf, syncFields } from "./listing-params";

interface ListState {
  readonly isInPlace?: boolean;
}

/** Navigation options: keep the scroll position; the next change replaces the history entry. */
export const IN_PLACE = { preventScrollReset: true, state: { isInPlace: true } satisfies ListState } as const;

/**
 * Updates the list on every change of its form, keeping the focus. The first change pushes a
 * history entry, later ones replace it, so that Back returns to the original list. Changes during a
 * navigation wait for its end; then the form's current state is submitted. `isLive`: whether the
 * list updates on every change. False while changes from before hydration wait to be submitted.
 */
export function useInPlace(path: string, choice: ListingParams) {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const navigate = useNavigate();
  const { state } = useNavigation();
  const location = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  const isInPlace = (location.state as ListState | null)?.isInPlace ?? false; // written here and by the filter panel
  const last = useRef({ search: location.search, isUnderway: false, isWaiting: false, isTyped: false });
  const shown = listingSearch({ ...choice, page: 1 });

  const apply = () => {
    const requested = form.current ? searchOf(form.current) : shown;
    if (requested === shown && !last.current.isUnderway) return;
    last.current.isWaiting = last.current.isUnderway || state !== "idle";
    if (last.current.isWaiting) return;
    if (isTranslated()) return window.location.assign(path + withExpanded(requested, location.search));
    last.current.isUnderway = true;
    void navigate(path + withExpanded(requested, location.search), { ...IN_PLACE, replace: isInPlace });
  };

  useCommitEffect(() => {
    const element = form.current;
    const type = () => (last.current.isTyped = true);
    const follow = ({ target }: Event) => {
      last.current.isTyped = false;
      if (element) syncPriceFields(element, target);
      apply();
    };
    element?.addEventListener("input", type);
    element?.addEventListener("change", follow);
    return () => {
      element?.removeEventListener("input", type);
      element?.removeEventListener("change", follow);
    };
  });

  useCommitEffect(() => {
    if (state !== "idle" || !form.current) return;
    const { search, isWaiting, isTyped } = last.current;
    last.current = { search: location.search, isUnderway: false, isWaiting: false, isTyped };
    if (isWaiting) return apply();
    if (search !== location.search && !isTyped) syncFields(form.current, choice);
    const isNewList = search !== location.search && isInPlace && !isBackOrForward;
    if (isNewList && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
    setLive(searchOf(form.current) === shown);
    // Only runs after a navigation.
  }, [state, location.search]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // React's form event wraps this one
    // "Grid" and "List" post the form elsewhere.
    if (submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    // May have been opened before hydration.
    form.current?.querySelector(`${markSelector("filter-fold")}[open]`)?.removeAttribute("open");
    apply();
  };
  return { form, list, isLive, onSubmit };
}

/** Keeps the parameter of a facet whose options are all shown. */
function withExpanded(requested: string, search: string): string {
  return changeQuery(requested, { all: new URLSearchParams(search).get("all") });
}
