import { useState } from "react";
import { clearRecentSearches, readRecentSearches } from "~/features/search/recent-searches";
import type { SearchStart as Start } from "~/features/search/search-data";
import { SearchForm } from "~/features/search/search-form";
import { SearchStart, SearchTerms } from "~/features/search/search-start";
import { useHydrated } from "~/ui/use-hydrated";

/** The search without a term, also opened by the first tap on "Search" before hydration. */
export function SearchPage({ start }: { start: Start }) {
  return (
    <section className="search-start grid max-w-120 grid-cols-1 gap-3">
      <h1>Search</h1>
      <p>Type a product, brand or model number.</p>
      <SearchForm place="start" />
      <SearchStart {...start} />
      <Recent />
    </section>
  );
}

/** From localStorage. Last on the page, so that it shifts nothing. */
function Recent() {
  const isHydrated = useHydrated();
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    clearRecentSearches();
    setCleared(true);
  };
  const terms = isHydrated && !isCleared ? readRecentSearches() : [];
  return <SearchTerms title="Recent searches" terms={terms} onClear={clear} />;
}
