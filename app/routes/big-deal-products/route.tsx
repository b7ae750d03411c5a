import { useLoaderData } from "@remix-run/react";
import { FLAGGED_LISTS } from "~/features/listing/listing-params";
import { listingMeta } from "~/features/listing/listing-meta";
import { loadFlaggedListing } from "~/features/listing/load-listing.server";
import { FlaggedListing } from "~/features/listing/listing-screen";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";

export const handle: Screen = { cache: "public" };

export const meta = screenMeta<typeof loader>((list) => {
  const { title, lead, path } = FLAGGED_LISTS.sale;
  return listingMeta({ title, description: lead, canonical: path }, list);
});

export const loader = shopLoader(({ shop, request }) => loadFlaggedListing(shop, request, "sale"));

export { revalidatePage as shouldRevalidate } from "~/features/cart/pending-changes";

export default function BigDealProducts() {
  return <FlaggedListing flag="sale" list={useLoaderData<typeof loader>()} />;
}
