import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { listingMeta } from "~/features/listing/listing-meta";
import { productMeta } from "~/features/product-page/product-meta";
import { ProductPageView } from "~/features/product-page/product-page-view.split";
import { submitProductForm } from "~/features/product-page/submit-product-form.server";
import type { ContentPage } from "~/lib/commerce/model/page";
import { valueIfReady } from "~/lib/deferred";
import { type Screen, screenMeta, type PageMeta } from "~/lib/screen";
import { breadcrumbJsonLd } from "~/lib/seo/json-ld";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { notFound } from "~/lib/server/request/shop.server";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { loadSplitParts } from "~/ui/split-part";
import { CategoryView } from "./category-view.split";
import { loadPage, type CategoryPage, type PathPage, resolvePath } from "./load-page.server";

if (!import.meta.env.SSR) await loadSplitParts();

export const handle: Screen = { cache: "public" };

export const meta = screenMeta<typeof loader>((page, { origin }) => pathMeta(page, origin));

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
        return <ContentView content={page.content} />;
    }
  }, [page, answer]);
}

function pathMeta(page: PathPage, origin: string): PageMeta {
  switch (page.view) {
    case "product":
      return productMeta(page);
    case "category":
      return categoryMeta(page, origin);
    case "content":
      return {
        title: page.content.metaTitle ?? page.content.title,
        description: page.content.metaDescription,
        canonical: page.canonical,
      };
  }
}

function categoryMeta({ category, list, canonical }: CategoryPage, origin: string): PageMeta {
  const { name, path, breadcrumbs, children } = category;
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
    jsonLd: [breadcrumbJsonLd(breadcrumbs, { name, path }, origin)],
  };
  return listingMeta(page, list);
}

export function ContentView({ content }: { content: ContentPage }) {
  return (
    <article className="grid max-w-[768px] gap-3 panel mx-auto lg:my-4 lg:p-8">
      <h1>{content.heading || content.title}</h1>
      <ReturnedOrder />
      <Prose html={content.html} />
    </article>
  );
}

function ReturnedOrder() {
  const [query] = useSearchParams();
  const number = query.get("order") ?? "";
  if (!/^[\w-]{1,32}$/.test(number)) return null;
  return (
    <p className="notice info">
      Returning something from order {number}? <Link to={`/contact-us?order=${number}`}>Write to us</Link>. Your order
      number is filled in.
    </p>
  );
}
