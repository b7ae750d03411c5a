import { Form, useLocation } from "@remix-run/react";
import { type FormEvent, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { mayBePersonal } from "~/lib/third-parties/personal-text";
import { Icon } from "~/ui/icon";
import { lazyPart } from "~/ui/lazy-part";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { webTool } from "~/ui/web-tool";
import { RESULTS, getSearchTerm } from "./search-data";

const SearchPanel = lazyPart(async () => (await import("./search-panel")).SearchPanel, {
  panel: "search",
  instead: () => null,
});

export function SearchForm({ place = "page" }: { place?: "header" | "page" | "start" | "dialog" }) {
  const isSite = place === "header";
  const isDialog = place === "dialog";
  const [isUsed, setUsed] = useState(isDialog);
  const box = useRef<HTMLInputElement>(null);
  const term = useTermOfPage(box);
  // showModal runs after the dialog's effects and focuses the element with autofocus.
  useCommitEffect(() => void box.current?.toggleAttribute("autofocus", isDialog), [isDialog]);
  // The shopper may have been typing since before hydration.
  useEffect(() => {
    if (box.current === document.activeElement) setUsed(true);
  }, []);
  return (
    <Form
      className={isDialog ? "search flex-wrap" : "search"}
      role={isSite ? "search" : undefined}
      {...(isSite && webTool("search", "Search products"))}
      action={RESULTS}
      discover="none"
      // Replaces the dialog's history entry, so that Back returns to the page below.
      replace={isDialog}
      onSubmit={leaveTags}
      onFocus={() => setUsed(true)}
      onInput={() => setUsed(true)}
    >
      <input
        ref={box}
        // The panel and the button would cover what shows the focus outside.
        className={isDialog ? "min-w-0 flex-1 -outline-offset-2" : undefined}
        type="search"
        name="term"
        aria-label={isSite ? "Search products" : "What are you looking for?"}
        placeholder="Search products and brands"
        maxLength={128}
        autoComplete="off"
        autoFocus={place === "start"}
        enterKeyHint="search"
        defaultValue={term || undefined}
      />
      <button aria-label={isSite ? "Search" : "Find"}>
        <Icon name="search" />
      </button>
      {isUsed && (
        <Suspense>
          <SearchPanel isDialog={isDialog} hasStart={place !== "start"} />
        </Suspense>
      )}
    </Form>
  );
}

/**
 * Loaded tags would read an email or phone number in the next URL: a document comes without them.
 */
function leaveTags(event: FormEvent<HTMLFormElement>): void {
  const { currentTarget: form } = event;
  if (!("dataLayer" in window) || !mayBePersonal(form["term"].value)) return;
  event.preventDefault();
  form.submit();
}

/**
 * Value of the search box: the page's search term, empty on other pages. Typed text is discarded on
 * navigation, unless the shopper is typing.
 */
function useTermOfPage(boxRef: RefObject<HTMLInputElement>): string {
  const location = useLocation();
  const { pathname } = location;
  const term = getSearchTerm(location);
  const last = useRef({ pathname, term });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, term };
    if (!boxRef.current || (before.pathname === pathname && before.term === term)) return;
    const isTyping = boxRef.current === document.activeElement && boxRef.current.value !== before.term;
    if (!isTyping) boxRef.current.value = term;
  }, [boxRef, pathname, term]);
  return term;
}
