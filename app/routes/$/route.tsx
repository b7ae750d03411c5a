import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { notFound } from "~/lib/http/responses";
import { addToCart } from "~/lib/product-page/add-to-cart.server";
import { pageMeta } from "~/lib/seo/meta";
import { ProductPageView } from "~/ui/product/product-page-view";
import { CategoryView } from "./category-view";
import { ContentView } from "./content-view";
import { loadPage, resolvePath } from "./load-page.server";
import { pathMeta } from "./path-meta";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? pathMeta(data) : { title: "Page not found", robots: "noindex" });

/** Products, categories and content pages: what a path is, the backend's route says. */
export const loader = shopLoader(({ shop, url }) => loadPage(shop, url));

/** A product's page takes its own form; no other page here takes one. */
export const action = shopAction(async ({ shop, url, form }) => {
  const resolved = await resolvePath(shop, url);
  if (resolved.type !== "product" || form.get("intent") !== "add") notFound();
  return addToCart(shop, resolved.sku, form);
});

export default function CatalogueOrContentPage() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  switch (page.view) {
    case "product":
      return <ProductPageView page={page} refused={refused ?? null} />;
    case "category":
      return <CategoryView page={page} />;
    case "content":
      return <ContentView content={page.content} />;
  }
}
