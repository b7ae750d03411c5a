import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/http/handlers.server";
import { parseListing } from "~/lib/listing/listing-choice";
import { loadListing } from "~/lib/listing/load-listing.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { ListingScreen } from "~/ui/listing/listing-screen";
import { SearchForm } from "~/ui/primitives/search-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data?.term ? `Search results for “${data.term}”` : "Search", robots: "noindex" });

export const loader = shopLoader(async ({ shop, url }) => {
  const { term } = parseListing(url.searchParams);
  return { term, list: term ? await loadListing(shop.commerce, url, { search: term }) : null };
});

export default function SearchResults() {
  const { term, list } = useLoaderData<typeof loader>();
  const { store } = useShop();
  if (!list) {
    return (
      <section className="reading">
        <h1>Search</h1>
        <p>Type a product, a brand or a model number.</p>
        <SearchForm />
      </section>
    );
  }
  return (
    <ListingScreen {...list} currency={store.currency} locale={store.locale}>
      <h1>Search results for “{term}”</h1>
    </ListingScreen>
  );
}
