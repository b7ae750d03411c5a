import { listingMeta } from "~/features/listing/listing-meta";
import { productMeta } from "~/features/product-page/product-meta";
import { valueInTime } from "~/lib/late";
import { breadcrumbJsonLd } from "~/lib/seo/breadcrumb-json-ld";
import type { PageMeta } from "~/lib/seo/meta";
import type { CategoryPage, PathPage } from "./path-page";

export function pathMeta(page: PathPage, origin: string): PageMeta {
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
  const listed = list && valueInTime(list.shown);
  const total = listed && listed.listing.total > 1 ? `${listed.listing.total} products: ` : "";
  const page = {
    title,
    description:
      category.metaDescription ?? `${name}. ${total}${parts.join(", ") || "compare prices and specifications"}.`,
    canonical,
    jsonLd: origin ? [breadcrumbJsonLd(breadcrumbs, { name, path }, origin)] : [],
  };
  return listingMeta(page, list);
}
