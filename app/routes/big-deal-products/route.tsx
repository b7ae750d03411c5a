import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/http/handlers.server";
import { isPlainList } from "~/lib/listing/listing-choice";
import { loadMarkedListing } from "~/lib/listing/load-marked-listing.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { ListingScreen } from "~/ui/listing/listing-screen";

const TITLE = "Big deals";
const LEAD = "Everything that costs less today than it did before.";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: TITLE,
    description: LEAD,
    canonical: "/big-deal-products",
    ...(data && !isPlainList(data.choice) ? { robots: "noindex" as const } : {}),
  });

export const loader = shopLoader(({ shop, url }) => loadMarkedListing(shop.commerce, url, "sale"));

export default function BigDealProducts() {
  const list = useLoaderData<typeof loader>();
  const { store } = useShop();
  return (
    <ListingScreen {...list} currency={store.currency} locale={store.locale}>
      <h1>{TITLE}</h1>
      <p className="muted">{LEAD}</p>
    </ListingScreen>
  );
}
