import { useLoaderData } from "@remix-run/react";
import { ListingScreen } from "~/features/listing/listing-screen";
import { ProductGrid } from "~/features/listing/product-grid";
import { searchLink, type SearchStart as Start, type SuggestedPage } from "~/features/search/search-data";
import { LinkSection, ShownInstead, SearchStart } from "~/features/search/search-parts";
import type { CategoryCrumb } from "~/lib/commerce/model/product";
import { telephone } from "~/lib/format/telephone";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { useState } from "react";
import { clearRecentSearches, readRecentSearches } from "~/features/search/recent-searches";
import { SearchForm } from "~/features/search/search-form";
import { useHydrated } from "~/ui/use-hydrated";
import { loadSearch, type SearchHelp } from "./load-search.server";

export const handle: Screen = { robots: "disallow" };

export const meta = screenMeta<typeof loader>(({ term }) => ({
  title: term ? `Search results for “${term}”` : "Search",
}));

export const loader = shopLoader(({ shop, request }) => loadSearch(shop, request));

export { revalidatePage as shouldRevalidate } from "~/features/cart/pending-changes";

export default function SearchResults() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.list) return <SearchPage start={loaded.start} />;
  const { term, page, list } = loaded;
  return (
    <ListingScreen
      list={list}
      lead={({ instead, help }) =>
        ((page && !help) || instead) && (
          <div>
            {page && !help && <OtherPage {...page} />}
            {term && instead && <ShownInstead term={term} shown={instead} />}
          </div>
        )
      }
      whenEmpty={({ help }) => term && help && <NoResults term={term} help={help} page={page} />}
    >
      <h1>
        {/* On a phone only the term, to fit one line. */}
        {term && <span className="max-lg:sr-only">Search results for </span>}
        {term ? `“${term}”` : "Products"}
      </h1>
    </ListingScreen>
  );
}

/** For words that ask for a page rather than a product. */
function OtherPage({ question, name, path }: SuggestedPage) {
  return (
    <p className="text-s">
      {question} <Link to={path}>{name}</Link>
    </p>
  );
}

interface NoResultsProps {
  readonly term: string;
  readonly help: SearchHelp;
  readonly page: SuggestedPage | null;
}

function NoResults({ term, help, page }: NoResultsProps) {
  const { supportPhone } = useRootData();
  const terms = [...new Set(term.split(/\s+/))].filter((word) => word.length > 2 && word !== term).slice(0, 6);
  return (
    <>
      <div className="panel grid grid-cols-1 justify-items-start gap-3 py-6">
        {page ? (
          <>
            <p>{page.question}</p>
            <Link className="btn" to={page.path}>
              {page.name}
            </Link>
          </>
        ) : (
          <>
            <p>
              <b>No results for “{term}”.</b> We can&apos;t find products matching the selection.
            </p>
            <Choice title="Did you mean" links={help.terms.map(searchLink)} />
            <Choice title="Search for one word" links={terms.map(searchLink)} />
          </>
        )}
        <Choice title="Matching categories" links={help.categories} />
        <Choice title="Browse a category" links={help.departments} />
        <ul className="list-disc ps-5 text-muted">
          {!page && <li>Check the spelling, or try a simpler word, like “earphones”.</li>}
          {supportPhone !== "" && (
            <li>
              Ask us: <a href={telephone(supportPhone)}>{supportPhone}</a>
            </li>
          )}
        </ul>
      </div>
      {help.popular.length > 0 && (
        <section className="mt-4 grid grid-cols-1 gap-2" aria-labelledby="popular">
          <h2 id="popular" className="text-m">
            Not what you searched for, but popular
          </h2>
          <ProductGrid products={help.popular} />
        </section>
      )}
    </>
  );
}

function Choice({ title, links }: { title: string; links: readonly CategoryCrumb[] }) {
  if (links.length === 0) return null;
  return (
    <section className="w-full">
      <h2 className="mb-2 text-m">{title}</h2>
      <Chips links={links} />
    </section>
  );
}

/** The search without a term, also opened by the first tap on "Search" before hydration. */
function SearchPage({ start }: { start: Start }) {
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
  return <LinkSection title="Recent searches" links={terms.map(searchLink)} onClear={clear} />;
}
