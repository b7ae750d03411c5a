import type { ContentCleaner } from "~/lib/commerce/content/html/clean-html.server";
import { asId } from "~/lib/commerce/model/ids";
import type { Category, CategoryNode } from "~/lib/commerce/model/page";
import type { CategoryCrumb } from "~/lib/commerce/model/product";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { toCategoryPath } from "./paths.server";
import type { WireProduct } from "./to-custom-groups.server";
import { toPicture } from "./to-product-summary.server";

type MenuTree = gql.MenuEntryFragment & { readonly children?: readonly MenuTree[] | null };

/** Without the categories that include_in_menu hides, and their subcategories. */
export function toMenu(entries: readonly MenuTree[] | null | undefined): CategoryNode[] {
  return (entries ?? [])
    .filter((entry) => entry.include_in_menu !== 0)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ uid, name, url_path, url_suffix, children }) => {
      const path = toCategoryPath(url_path, url_suffix);
      return name && path ? [{ uid: asId(uid), name, path, children: toMenu(children) }] : [];
    });
}

type WireCategory = NonNullable<NonNullable<gql.CategoryQuery["categories"]>["items"]>[number];

/** Null for the root category, which has no page. */
export async function toCategory(
  wire: WireCategory,
  { cleanBlock, cleanPage }: Pick<ContentCleaner, "cleanBlock" | "cleanPage">,
): Promise<Category | null> {
  const path = toCategoryPath(wire.url_path, wire.url_suffix);
  if (!wire.name || !path) return null;
  const landing = wire.display_mode?.includes("PAGE") ? await cleanPage(wire.cms_block?.content) : null;
  return {
    name: wire.name,
    path,
    descriptionHtml: await cleanBlock(wire.description),
    picture: toPicture({ url: wire.image, label: null }, wire.name),
    showsProducts: wire.display_mode !== "PAGE",
    landingHtml: landing?.html || null,
    breadcrumbs: toCrumbs(wire),
    children: toMenu(wire.children).map(({ name, path: below }) => ({ name, path: below })),
    metaTitle: wire.meta_title || null,
    metaDescription: wire.meta_description || null,
  };
}

/** Magento returns null at the top level. */
function toCrumbs({ breadcrumbs, url_suffix }: Pick<WireCategory, "breadcrumbs" | "url_suffix">): CategoryCrumb[] {
  return (breadcrumbs ?? []).flatMap(({ category_name: name, category_url_path }) => {
    const path = toCategoryPath(category_url_path, url_suffix);
    return name && path ? [{ name, path }] : [];
  });
}

type WireProductCategory = NonNullable<WireProduct["categories"]>[number];

/** Prefers the deepest category in the menu over hidden ones. */
export function toBreadcrumbs(categories: readonly WireProductCategory[]): CategoryCrumb[] {
  const rank = ({ level, include_in_menu }: WireProductCategory) => (level ?? 0) + (include_in_menu === 0 ? 0 : 100);
  const [home] = [...categories].sort((a, b) => rank(b) - rank(a));
  if (!home) return [];
  const last = { category_name: home.name, category_url_path: home.url_path };
  return toCrumbs({ breadcrumbs: [...(home.breadcrumbs ?? []), last], url_suffix: home.url_suffix });
}
