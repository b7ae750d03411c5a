import { loadListing, readShownList, type ListingPage } from "~/features/listing/load-listing.server";
import { loadProductPage, type ProductPage } from "~/features/product-page/load-product-page.server";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { Category, ContentPage } from "~/lib/commerce/model/page";
import { notFound } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { resolvePath } from "./resolve-path.server";

export interface CategoryPage {
  readonly view: "category";
  readonly category: Category;
  readonly list: ListingPage | null;
  readonly canonical: string;
}

interface ContentPathPage {
  readonly view: "content";
  readonly content: ContentPage;
  readonly canonical: string;
}

export type PathPage = ProductPage | CategoryPage | ContentPathPage;

export async function loadPage(shop: Shop, request: Request, url: URL): Promise<PathPage> {
  const resolved = await resolvePath(shop, request, url);
  switch (resolved.type) {
    case "product":
      return (await loadProductPage(shop, resolved.sku, request)) ?? notFound();
    case "category":
      return loadCategory(shop, resolved.uid, request);
    case "page": {
      const content = (await shop.commerce.content.page(resolved.identifier)) ?? notFound();
      return { view: "content", content, canonical: url.pathname };
    }
  }
}

/** The backend still resolves the path of a disabled category, but does not return the category. */
async function loadCategory(shop: Shop, uid: CategoryUid, request: Request): Promise<CategoryPage> {
  const url = new URL(request.url);
  const [category, list] = await Promise.all([
    shop.commerce.catalog.category(uid),
    loadListing(shop, request, { read: (reader) => readShownList(reader, url, { category: uid }) }),
  ]);
  if (!category) notFound();
  return { view: "category", category, list: category.showsProducts ? list : null, canonical: category.path };
}
