import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { RESULTS } from "./results-path";
import { SearchPanel } from "./search-panel";
import { useTermOfPage } from "./use-term-of-page";
import { Icon } from "~/ui/icon";
import { useCommitEffect } from "~/ui/use-commit-effect";

interface SearchFormProps {
  /** The header's is on every page; the others have words of their own. The dialog's is in use as soon as it is there. */
  place?: "header" | "page" | "dialog";
}

export function SearchForm({ place = "page" }: SearchFormProps) {
  const isSite = place === "header";
  const isDialog = place === "dialog";
  const [isUsed, setUsed] = useState(isDialog);
  const box = useRef<HTMLInputElement>(null);
  const term = useTermOfPage(box);
  // showModal, which comes after the effects of what is in the dialog, gives the focus to what is marked so.
  useCommitEffect(() => void box.current?.toggleAttribute("autofocus", isDialog), [isDialog]);
  // Whoever was typing when the script came is typing still.
  useEffect(() => {
    if (box.current === document.activeElement) setUsed(true);
  }, []);
  return (
    <Form
      className="search"
      role={isSite ? "search" : undefined}
      action={RESULTS}
      discover="none"
      // In place of the dialog's own entry: Back leads to the page under it.
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
      {isUsed && <SearchPanel isDialog={isDialog} />}
    </Form>
  );
}
