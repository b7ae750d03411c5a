import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/server/handlers.server";
import { listingMeta } from "~/features/listing/listing-meta";
import { loadMarkedListing } from "~/features/listing/load-marked-listing.server";
import { MARKED_LISTS } from "~/features/listing/marked-lists";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { MarkedListing } from "~/features/listing/marked-listing";

export const handle: Screen = { keep: "anybody" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title, lead, path } = MARKED_LISTS.sale;
  return pageMeta(listingMeta({ title, description: lead, canonical: path }, data ?? null), rootOf(matches));
};

export const loader = shopLoader(({ shop, url }) => loadMarkedListing(shop, url, "sale"));

export default function BigDealProducts() {
  return <MarkedListing mark="sale" list={useLoaderData<typeof loader>()} />;
}
