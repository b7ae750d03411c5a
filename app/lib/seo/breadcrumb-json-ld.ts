import type { CategoryCrumb } from "~/lib/commerce/model/product";

/** Breadcrumbs as JSON-LD; `current` is the page itself. */
export function breadcrumbJsonLd(crumbs: readonly CategoryCrumb[], current: CategoryCrumb, origin: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs, current].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
