import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/http/handlers.server";
import { isPlainList } from "~/lib/listing/listing-choice";
import { loadMarkedListing } from "~/lib/listing/load-marked-listing.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { ListingScreen } from "~/ui/listing/listing-screen";

const TITLE = "New arrivals";
const LEAD = "What came into the shop most recently.";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: TITLE,
    description: LEAD,
    canonical: "/new-products",
    ...(data && !isPlainList(data.choice) ? { robots: "noindex" as const } : {}),
  });

export const loader = shopLoader(({ shop, url }) => loadMarkedListing(shop.commerce, url, "new"));

export default function NewProducts() {
  const list = useLoaderData<typeof loader>();
  const { store } = useShop();
  return (
    <ListingScreen {...list} currency={store.currency} locale={store.locale}>
      <h1>{TITLE}</h1>
      <p className="muted">{LEAD}</p>
    </ListingScreen>
  );
}
