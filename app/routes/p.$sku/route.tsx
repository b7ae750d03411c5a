import { useActionData, useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { notFound } from "~/lib/server/request/shop.server";
import { loadProductPage } from "~/features/product-page/load-product-page.server";
import { productMeta } from "~/features/product-page/product-meta";
import { submitProductForm } from "~/features/product-page/submit-product-form.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { loadSplitParts } from "~/ui/split-part";
import { ProductPageView } from "~/features/product-page/product-page-view.split";

if (!import.meta.env.SSR) await loadSplitParts();

export const handle: Screen = { cache: "public" };

export const meta = screenMeta<typeof loader>(productMeta);

/** Every product by its sku; redirects to the product's own path if it has one. */
export const loader = shopLoader(async ({ shop, request, url, params }) => {
  const sku = asId<Sku>(params.sku ?? "");
  const page = (await loadProductPage(shop, sku, request)) ?? notFound();
  const { path } = page.product;
  const resolved = path === url.pathname ? null : await shop.commerce.catalog.resolve(path);
  if (resolved?.type === "product" && resolved.sku === sku) throw redirect(path + url.search, 302);
  return page;
});

export const action = shopAction(({ params, ...sent }) => submitProductForm(asId<Sku>(params.sku ?? ""), sent));

export default function ProductBySku() {
  const page = useLoaderData<typeof loader>();
  return <ProductPageView page={page} answer={useActionData<typeof action>() ?? null} />;
}
