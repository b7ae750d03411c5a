import { isPlainList } from "~/lib/listing/listing-choice";
import { productMeta } from "~/lib/product-page/product-meta";
import type { PageMeta } from "~/lib/seo/meta";
import type { CategoryPage, PathPage } from "./path-page";

export function pathMeta(page: PathPage): PageMeta {
  switch (page.view) {
    case "product":
      return productMeta(page);
    case "category":
      return categoryMeta(page);
    case "content":
      return {
        title: page.content.metaTitle ?? page.content.title,
        description: page.content.metaDescription,
        canonical: page.canonical,
      };
  }
}

/** Pages of the plain list are addresses of their own; filtered and sorted views are not for search engines. */
function categoryMeta({ category, list, canonical }: CategoryPage): PageMeta {
  const number = list?.choice.page ?? 1;
  return {
    title: (category.metaTitle ?? category.name) + (number > 1 ? `, page ${number}` : ""),
    description: category.metaDescription,
    canonical: canonical + (number > 1 ? `?page=${number}` : ""),
    ...(list && !isPlainList(list.choice) ? { robots: "noindex" as const } : {}),
  };
}
