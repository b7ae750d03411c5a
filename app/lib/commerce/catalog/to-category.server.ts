import type { CleanHtml } from "~/lib/commerce/content/clean-html.server";
import { asId } from "~/lib/commerce/model/ids";
import type { Category, CategoryNode } from "~/lib/commerce/model/page";
import type { CategoryCrumb } from "~/lib/commerce/model/product";
import type { CategoryQuery, MenuEntryFragment } from "~/lib/commerce/wire/generated/graphql";
import { toCategoryPath } from "./to-path.server";
import { toPicture } from "./to-product-summary.server";

type MenuTree = MenuEntryFragment & { readonly children?: readonly (MenuTree | null)[] | null };

/** Without the categories that include_in_menu hides, and their subcategories. */
export function toMenu(entries: readonly (MenuTree | null)[] | null | undefined): CategoryNode[] {
  return inMenu(entries).flatMap((entry) => {
    const path = toCategoryPath(entry.url_path, entry.url_suffix);
    if (!entry.name || !path) return [];
    return [{ uid: asId(entry.uid), name: entry.name, path, children: toMenu(entry.children) }];
  });
}

function inMenu<Entry extends MenuEntryFragment>(entries: readonly (Entry | null)[] | null | undefined): Entry[] {
  return (entries ?? [])
    .flatMap((entry) => (entry && entry.include_in_menu !== 0 ? [entry] : []))
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

type WireCategory = NonNullable<NonNullable<NonNullable<CategoryQuery["categories"]>["items"]>[number]>;

/** Null for the root category, which has no page. `origin` completes the relative picture URLs of some versions. */
export function toCategory(wire: WireCategory, clean: CleanHtml, origin: string): Category | null {
  const path = toCategoryPath(wire.url_path, wire.url_suffix);
  if (!wire.name || !path) return null;
  const image = wire.image && URL.canParse(wire.image, origin) ? new URL(wire.image, origin).href : null;
  return {
    uid: asId(wire.uid),
    name: wire.name,
    path,
    descriptionHtml: clean(wire.description),
    picture: toPicture(image ? { url: image, label: null } : null, wire.name),
    showsProducts: wire.display_mode !== "PAGE",
    landingHtml: wire.display_mode?.includes("PAGE") ? clean(wire.cms_block?.content) || null : null,
    breadcrumbs: toCrumbs(wire),
    children: toMenu(wire.children).map(({ name, path: below }) => ({ name, path: below })),
    metaTitle: wire.meta_title || null,
    metaDescription: wire.meta_description || null,
  };
}

/** Magento returns null at the top level. */
function toCrumbs({ breadcrumbs, url_suffix }: WireCategory): CategoryCrumb[] {
  return (breadcrumbs ?? []).flatMap((crumb) => {
    const path = toCategoryPath(crumb?.category_url_path ?? null, url_suffix);
    return crumb?.category_name && path ? [{ name: crumb.category_name, path }] : [];
  });
}
