import type { Money } from "~/lib/commerce/model/money";
import { flattenCategories } from "~/lib/commerce/model/page";
import type { Price, Product, ProductSummary } from "~/lib/commerce/model/product";
import type { Reader } from "~/lib/server/request/shop.server";
import type { EventItem, ShopEvent } from "~/lib/third-parties/shop-events";

export interface ViewedList {
  readonly path: string;
  readonly name: string;
}

export function listViewed(list: ViewedList, products: readonly ProductSummary[], term: string | null): ShopEvent[] {
  const items = products.map((product, index) => ({ ...toItem(product), index }));
  const params = { item_list_id: list.path, item_list_name: list.name, ...currencyOf(products), items };
  const viewed: ShopEvent = { name: "view_item_list", params };
  return term ? [{ name: "search", params: { search_term: term } }, viewed] : [viewed];
}

/** `from`: the list from which the page was opened. */
export function productViewed(product: Product, from: ViewedList | null): ShopEvent[] {
  const item = { ...toItem(product), ...factsOf(product) };
  const { currency } = product.price.final;
  const viewed: ShopEvent = { name: "view_item", params: { currency, value: item.price ?? 0, items: [item] } };
  if (!from) return [viewed];
  const selected = { item_list_id: from.path, item_list_name: from.name, items: [item] };
  return [{ name: "select_item", params: selected }, viewed];
}

export function productWishlisted(product: Product): ShopEvent[] {
  const item = { ...toItem(product), ...factsOf(product) };
  const { currency } = product.price.final;
  return [{ name: "add_to_wishlist", params: { currency, value: item.price ?? 0, items: [item] } }];
}

export function factsOf({ attributes, breadcrumbs }: Pick<Product, "attributes" | "breadcrumbs">) {
  const brand = attributes.find(({ label }) => label.toLowerCase() === "brand")?.value;
  const [first, second, third] = breadcrumbs.map(({ name }) => name);
  return {
    ...(brand && { item_brand: brand }),
    ...(first && { item_category: first }),
    ...(second && { item_category2: second }),
    ...(third && { item_category3: third }),
  };
}

export function toMajorUnits({ minor }: Money): number {
  return Math.round(minor) / 100;
}

const FIXED_LISTS: Readonly<Record<string, string>> = {
  "/search-results": "Search results",
  "/new-products": "New products",
  "/big-deal-products": "Big deals",
};

export async function listAt({ commerce }: Pick<Reader, "commerce">, path: string): Promise<ViewedList | null> {
  const own = FIXED_LISTS[path];
  if (own) return { path, name: own };
  const menu = await commerce.catalog.menu().catch(() => []);
  const category = flattenCategories(menu).find((each) => each.path === path);
  return category ? { path, name: category.name } : null;
}

function toItem({ sku, name, price }: Pick<ProductSummary, "sku" | "name" | "price">): EventItem {
  return { item_id: sku, item_name: name, quantity: 1, price: toMajorUnits(price.final), ...discountOf(price) };
}

function discountOf({ regular, final }: Price): Pick<EventItem, "discount"> {
  const minor = regular.minor - final.minor;
  return minor > 0 ? { discount: toMajorUnits({ ...final, minor }) } : {};
}

function currencyOf([product]: readonly ProductSummary[]): { currency?: string } {
  return product ? { currency: product.price.final.currency } : {};
}
