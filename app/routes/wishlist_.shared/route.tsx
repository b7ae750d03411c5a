import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/server/handlers.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { requireWishlists } from "~/features/wishlist/require-wishlists.server";
import { readSharedSkus } from "~/features/wishlist/shared-address";
import { EmptyState } from "~/ui/empty-state";
import { ProductGrid } from "~/features/listing/product-grid";

export const handle: Screen = { robots: "noindex", fetchAhead: false };

export const meta: MetaFunction = () => pageMeta({ title: "A shared wishlist" });

export const loader = shopLoader(async ({ shop, url }) => {
  await requireWishlists(shop);
  return { products: await shop.commerce.catalog.bySku(readSharedSkus(url.searchParams)) };
});

export default function SharedWishlistPage() {
  const { products } = useLoaderData<typeof loader>();
  const { locale } = useShop().store;
  return (
    <>
      <h1 className="mb-3">A shared wishlist</h1>
      {products.length > 0 ? (
        <ProductGrid products={products} locale={locale} />
      ) : (
        <EmptyState icon="heart" to="/" next="Start shopping">
          Nothing on this list is sold any more.
        </EmptyState>
      )}
    </>
  );
}
