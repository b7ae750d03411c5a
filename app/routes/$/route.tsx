import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { ContentView } from "~/features/content/content-view.split";
import { listingMeta } from "~/features/listing/listing-meta";
import { productMeta } from "~/features/product-page/product-meta";
import { ProductPageView } from "~/features/product-page/product-page-view.split";
import { submitProductForm } from "~/features/product-page/submit-product-form.server";
import { valueIfReady } from "~/lib/deferred";
import { type Screen, screenMeta, type PageMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { notFound } from "~/lib/server/request/shop.server";
import { loadSplitParts } from "~/ui/split-part";
import { CategoryView } from "./category-view.split";
import { loadPage, type CategoryPage, type PathPage, resolvePath } from "./load-page.server";

if (!import.meta.env.SSR) await loadSplitParts();

export const handle: Screen = { cache: "public" };

export const meta = screenMeta<typeof loader>(pathMeta);

export const loader = shopLoader(({ shop, request, url }) => loadPage(shop, request, url));

export const action = shopAction(async ({ shop, request, url, form }) => {
  const resolved = await resolvePath(shop, request, url);
  if (resolved.type !== "product") notFound();
  return submitProductForm(resolved.sku, { shop, form, url });
});

export { revalidatePage as shouldRevalidate } from "~/features/cart/pending-changes";

export default function CatalogueOrContentPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  // The router re-renders for each navigation state, in which the page does not change.
  return useMemo(() => {
    switch (page.view) {
      case "product":
        return <ProductPageView page={page} answer={answer} />;
      case "category":
        return <CategoryView page={page} />;
      case "content":
      case "content with lists":
        return <ContentView title={page.page.heading} page={page.page} text={page.text} />;
    }
  }, [page, answer]);
}

function pathMeta(page: PathPage): PageMeta {
  switch (page.view) {
    case "product":
      return productMeta(page);
    case "category":
      return categoryMeta(page);
    case "content":
    case "content with lists":
      return {
        title: page.page.metaTitle ?? page.page.title,
        description: page.page.metaDescription,
        canonical: page.canonical,
        preload: page.pictures,
      };
  }
}

function categoryMeta({ category, list, pictures, canonical }: CategoryPage): PageMeta {
  const { name, children } = category;
  const title = category.metaTitle ?? name;
  if (!import.meta.env.SSR) return listingMeta({ title, canonical }, list);
  const parts = children.slice(0, 5).map((child) => child.name);
  const listed = list && valueIfReady(list.shown);
  const total = listed && listed.listing.total > 1 ? `${listed.listing.total} products: ` : "";
  const page = {
    title,
    description:
      category.metaDescription ?? `${name}. ${total}${parts.join(", ") || "compare prices and specifications"}.`,
    canonical,
    preload: pictures,
  };
  return listingMeta(page, list);
}
