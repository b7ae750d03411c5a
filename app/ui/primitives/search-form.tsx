import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { SearchPanel } from "../search/search-panel";
import { Icon } from "./icon";

interface SearchFormProps {
  /** The header's, on every page; one within a page has words of its own. */
  isSite?: boolean;
}

export function SearchForm({ isSite = false }: SearchFormProps) {
  const [isUsed, setUsed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Whoever was typing when the script came is typing still.
  useEffect(() => {
    if (isSite && box.current === document.activeElement) setUsed(true);
  }, [isSite]);
  return (
    <Form
      className="search"
      role={isSite ? "search" : undefined}
      action="/search-results"
      discover="none"
      onFocus={() => setUsed(isSite)}
      onInput={() => setUsed(isSite)}
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
      />
      <button aria-label={isSite ? "Search" : "Find"}>
        <Icon name="search" />
      </button>
      {/* Without script Enter leads to the results. */}
      {isUsed && <SearchPanel />}
    </Form>
  );
}
