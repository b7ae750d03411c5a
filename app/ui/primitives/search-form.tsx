import { Form } from "@remix-run/react";
import { Icon } from "./icon";

interface SearchFormProps {
  /** The header's, on every page; one within a page has words of its own. */
  isSite?: boolean;
}

export function SearchForm({ isSite = false }: SearchFormProps) {
  return (
    <Form className="search" role={isSite ? "search" : undefined} action="/search-results" discover="none">
      <input
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
    </Form>
  );
}
