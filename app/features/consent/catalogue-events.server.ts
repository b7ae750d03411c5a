import type { CartLine } from "~/lib/commerce/model/cart";
import { money, type Money } from "~/lib/commerce/model/money";
import { flattenCategories } from "~/lib/commerce/model/page";
import type { Product, ProductSummary } from "~/lib/commerce/model/product";
import type { Reader } from "~/lib/server/request/shop.server";
import type { EventItem, ShopEvent } from "~/lib/third-parties/shop-events";

export type ViewedList = Pick<ProductSummary, "path" | "name">;

export function listViewed(list: ViewedList, products: readonly ProductSummary[], term: string | null): ShopEvent[] {
  const items = products.map((product, index) => ({ ...toItem(toLine(product)), index }));
  const currency = products[0]?.price.final.currency;
  const params = { item_list_id: list.path, item_list_name: list.name, ...(currency && { currency }), items };
  const viewed: ShopEvent = { name: "view_item_list", params };
  return term ? [{ name: "search", params: { search_term: term } }, viewed] : [viewed];
}

/** `from`: the list from which the page was opened. */
export function productViewed(product: Product, from: ViewedList | null): ShopEvent[] {
  const params = paramsOf(product);
  const viewed: ShopEvent = { name: "view_item", params };
  if (!from) return [viewed];
  const selected = { item_list_id: from.path, item_list_name: from.name, items: params.items };
  return [{ name: "select_item", params: selected }, viewed];
}

export function productWishlisted(product: Product): ShopEvent[] {
  return [{ name: "add_to_wishlist", params: paramsOf(product) }];
}

function paramsOf(product: Product) {
  const item = toItem(toLine(product), factsOf(product));
  return { currency: product.price.final.currency, value: item.price ?? 0, items: [item] };
}

function toLine({ sku, name, price }: ProductSummary | Product): SoldLine {
  return { sku, name, quantity: 1, unitPrice: price.final, regularPrice: price.regular, discount: null };
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

export type SoldLine = Pick<CartLine, "name" | "quantity" | "unitPrice" | "regularPrice" | "discount"> & {
  /** "" if only this browser's copy of the order is known. */
  readonly sku: string;
  /** Only in a cart: chosen options, and texts entered by the shopper. */
  readonly choices?: CartLine["choices"];
  readonly request?: Pick<CartLine["request"], "enteredOptions">;
};

export function toItem(line: SoldLine, facts: Partial<EventItem> = {}): EventItem {
  const { sku, name, quantity, unitPrice, regularPrice } = line;
  const variant = variantOf(line);
  const price = pieceOf(line);
  const discount = (regularPrice ?? unitPrice).minor - price.minor;
  return {
    ...(sku !== "" && { item_id: sku }),
    item_name: name,
    ...facts,
    ...(variant !== "" && { item_variant: variant }),
    quantity,
    price: toMajorUnits(price),
    ...(discount > 0 && { discount: toMajorUnits({ ...price, minor: discount }) }),
  };
}

/** "Sage / 128 GB". Omits texts entered by the shopper, e.g. a name to engrave. */
function variantOf({ choices = [], request }: Pick<SoldLine, "choices" | "request">): string {
  const written = new Set(request?.enteredOptions.map(({ value }) => value));
  return choices.flatMap(({ value }) => (written.has(value) ? [] : value)).join(" / ");
}

export function pieceOf({ unitPrice, discount, quantity }: Pick<SoldLine, "unitPrice" | "discount" | "quantity">) {
  return money(unitPrice.minor - (discount?.minor ?? 0) / quantity, unitPrice.currency);
}
