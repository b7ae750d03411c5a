import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { notFound } from "~/lib/server/responses";
import { submitProductForm } from "~/features/product-page/submit-product-form.server";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { partsOfSoftPage } from "~/ui/split-part";
import { ProductPageView } from "~/features/product-page/split-product-page-view";
import { CategoryView } from "./split-category-view";
import { ContentView } from "./content-view";
import { loadPage } from "./load-page.server";
import { pathMeta } from "./path-meta";
import { resolvePath } from "./resolve-path.server";

if (!import.meta.env.SSR) await partsOfSoftPage();

export const handle: Screen = { keep: "anybody" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const root = rootOf(matches);
  return pageMeta(data ? pathMeta(data, root?.origin ?? "") : { title: "Page not found" }, root);
};

/** Products, categories and content pages: the backend's route decides which. */
export const loader = shopLoader(({ shop, request, url }) => loadPage(shop, request, url));

/** Only product pages take forms. */
export const action = shopAction(async ({ shop, request, url, form }) => {
  const resolved = await resolvePath(shop, request, url);
  if (resolved.type !== "product") notFound();
  return submitProductForm(resolved.sku, { shop, form, url });
});

export default function CatalogueOrContentPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  switch (page.view) {
    case "product":
      return <ProductPageView page={page} answer={answer ?? null} />;
    case "category":
      return <CategoryView page={page} />;
    case "content":
      return <ContentView content={page.content} />;
  }
}
