import { useLoaderData } from "@remix-run/react";
import { ProductGrid } from "~/features/listing/product-grid";
import { requireWishlists } from "~/features/wishlist/toggle-wishlist.server";
import { parseSkus } from "~/lib/commerce/model/ids";
import { WISHLIST_PAGE_SIZE } from "~/lib/commerce/model/wishlist";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { EmptyState } from "~/ui/empty-state";

export const handle: Screen = { robots: "noindex", prefetch: false };

export const meta = screenMeta("A shared wishlist");

export const loader = shopLoader(async ({ shop, url }) => {
  await requireWishlists(shop);
  return { products: await shop.commerce.catalog.bySku(parseSkus(url.searchParams, WISHLIST_PAGE_SIZE)) };
});

export default function SharedWishlistPage() {
  const { products } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="mb-3">A shared wishlist</h1>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <EmptyState icon="heart" to="/" next="Start shopping">
          Nothing on this list is sold any longer.
        </EmptyState>
      )}
    </>
  );
}
