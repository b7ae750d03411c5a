import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/server/handlers.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { ListingScreen } from "~/features/listing/listing-screen";
import { SearchForm } from "~/features/search/search-form";
import { loadSearch } from "./load-search.server";
import { NoResults } from "./no-results";

export const handle: Screen = { robots: "disallow" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data?.term ? `Search results for “${data.term}”` : "Search" });

export const loader = shopLoader(({ shop, url }) => loadSearch(shop, url));

export default function SearchResults() {
  const { term, list } = useLoaderData<typeof loader>();
  const { store } = useShop();
  if (!list) {
    return (
      <section className="grid max-w-120 gap-3">
        <h1>Search</h1>
        <p>Type a product, a brand or a model number.</p>
        <SearchForm />
      </section>
    );
  }
  return (
    <ListingScreen
      list={list}
      currency={store.currency}
      locale={store.locale}
      whenEmpty={({ help }) => term && help && <NoResults term={term} help={help} />}
    >
      <h1>
        {/* On a phone the term says enough: one line. */}
        {term && <span className="max-lg:sr-only">Search results for </span>}
        {term ? `“${term}”` : "Products"}
      </h1>
    </ListingScreen>
  );
}
