import { Form } from "@remix-run/react";
import { Suspense, useEffect, useRef, useState } from "react";
import { RESULTS } from "./results-path";
import { useTermOfPage } from "./use-term-of-page";
import { Icon } from "~/ui/icon";
import { lazyPart } from "~/ui/lazy-part";
import { useCommitEffect } from "~/ui/use-commit-effect";

const SearchPanel = lazyPart(
  async () => (await import("./search-panel")).SearchPanel,
  () => null,
);

interface SearchFormProps {
  /** The header's is on every page; the others have their own labels. The dialog's is active as soon as it is open. */
  place?: "header" | "page" | "dialog";
}

export function SearchForm({ place = "page" }: SearchFormProps) {
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
      className="search"
      role={isSite ? "search" : undefined}
      action={RESULTS}
      discover="none"
      // Replaces the dialog's history entry: Back leads to the page under it.
      replace={isDialog}
      onFocus={() => setUsed(true)}
      onInput={() => setUsed(true)}
    >
      <input
        ref={box}
        type="search"
        name="term"
        aria-label={isSite ? "Search products" : "What are you looking for?"}
        placeholder="Search products and brands"
        maxLength={128}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={term || undefined}
      />
      <button aria-label={isSite ? "Search" : "Find"}>
        <Icon name="search" />
      </button>
      {/* Without script Enter leads to the results. */}
      {isUsed && (
        <Suspense>
          <SearchPanel isDialog={isDialog} />
        </Suspense>
      )}
    </Form>
  );
}
