import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { optional } from "~/lib/async/optional";
import { compareCookie, MAX_COMPARED, saveCompareList } from "~/features/compare/compare-list.server";
import { parseSkus, type Sku } from "~/lib/commerce/model/ids";
import {
  type Reader,
  type Shop,
  type ShopActionArgs,
  badRequest,
  redirectBack,
} from "~/lib/server/request/shop.server";
import type { Comparison } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import { deferred } from "~/lib/server/request/deferred.server";

/**
 * Action of the compare buttons of cards, product page and table, and of "Save".
 */
export async function compareAction({ shop, url, form }: Pick<ShopActionArgs, "shop" | "url" | "form">) {
  const [sku, ...others] = parseSkus(form.has("sku") ? form : url.searchParams, MAX_COMPARED);
  if (!sku) badRequest();
  switch (form.get("intent")) {
    case "add":
      // Sequential, because the first one may create the list.
      for (const each of [sku, ...others]) await add(shop, each);
      break;
    case "remove":
      await remove(shop, sku);
      break;
    default:
      badRequest();
  }
  return redirectBack(url.searchParams, "/compare");
}

async function add(shop: Shop, sku: Sku): Promise<void> {
  const known = shop.cookies.get(compareCookie);
  const isFull = known && known.skus.length >= MAX_COMPARED && !known.skus.includes(sku);
  if (isFull) {
    const text = `You can compare up to ${MAX_COMPARED} products. Remove one first.`;
    return shop.notices.add({ kind: "warning", text });
  }
  const list = await shop.commerce.compare.add(known?.uid ?? null, sku);
  if (list) saveCompareList(shop, list);
  const added = list?.products.find((product) => product.sku === sku);
  shop.notices.add(
    added
      ? { kind: "success", text: `${added.name} added to compare.` }
      : { kind: "warning", text: "This product cannot be compared." },
  );
}

async function remove(shop: Shop, sku: Sku): Promise<void> {
  const known = shop.cookies.get(compareCookie);
  if (!known) return;
  saveCompareList(shop, await shop.commerce.compare.remove(known.uid, sku));
  shop.notices.add({ kind: "success", text: "Removed from compare." });
}

export type ShownComparison = Comparison & { readonly moreTo: string | null };

export function loadShared(shop: Shop, skus: readonly Sku[]): Promise<Deferred<ShownComparison>> {
  const read = async (reader: Reader) => {
    const compared = await reader.commerce.compare.compare(skus);
    return { ...compared, products: await withOwnPrices(reader, compared.products), moreTo: null };
  };
  return deferred(shop, "comparison", read);
}

/**
 * This browser's list, else the customer's own. Clears the cookie of a list that is gone, unless
 * the response has already started.
 */
export async function loadOwn(shop: Shop) {
  const list = await deferred(shop, "comparison", readOwn);
  if ("ok" in list && list.ok && (list.value || shop.cookies.get(compareCookie))) saveCompareList(shop, list.value);
  return list;
}

async function readOwn(reader: Reader) {
  const { cookies, commerce } = reader;
  const stored = cookies.get(compareCookie);
  const known = stored ? await commerce.compare.list(stored.uid) : null;
  const list = known ?? (cookies.isCustomer ? await commerce.compare.own() : null);
  if (!list) return null;
  const [products, moreTo] = await Promise.all([
    withOwnPrices(reader, list.products),
    list.products.length < MAX_COMPARED ? listOf(reader, list) : null,
  ]);
  return { ...list, products, moreTo };
}

/** A customer's group may have prices of its own. */
async function withOwnPrices(reader: Reader, products: Comparison["products"]): Promise<Comparison["products"]> {
  if (!reader.cookies.isCustomer || products.length === 0) return products;
  const request = reader.commerce.catalog.ownPrices(products.map(({ sku }) => sku));
  const prices = await optional(reader, { name: "own prices", budgetMs: TIME_BUDGETS.optional }, request);
  return products.map((product) => ({ ...product, price: prices?.[product.sku] ?? product.price }));
}

/**
 * The most specific category of the first product, in the list view, whose cards have a compare
 * button.
 */
async function listOf(reader: Reader, { products: [first] }: Comparison): Promise<string> {
  const product = first
    ? await optional(reader, "list of a compared product", reader.commerce.catalog.product(first.sku))
    : null;
  const category = product?.breadcrumbs.at(-1);
  return category ? `${category.path}?view=list` : "/categories";
}
