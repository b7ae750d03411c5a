import { deliverToCookie } from "~/features/store-view/deliver-to.server";
import { homeCountry } from "~/lib/server/chosen-view.server";
import { savedLinesOf, savedKey } from "./saved-lines.server";
import { cartIdOf, dropCartId } from "./cart-id.server";
import { NO_ANSWER, orFormError } from "~/lib/server/or-form-error.server";
import { leadToOrder, readCart } from "./read-cart.server";
import type { Cart, DeliveryEstimate } from "~/lib/commerce/model/cart";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { deferred, deferredInTime } from "~/lib/server/deferred.server";
import type { Shop } from "~/lib/server/shop.server";
import { noticeLosses } from "./remember-cart.server";

interface ReadCart {
  /** Null when there is no cart or it is empty. */
  readonly cart: Cart | null;
  readonly isGone: boolean;
  /** Names of lines that disappeared. */
  readonly left: readonly string[];
}

/** The current cart. */
export async function readFilledCart(shop: Shop): Promise<ReadCart> {
  const { cookies } = shop;
  const cart = await readCart(shop);
  const isGone = cart === null && cartIdOf(cookies) !== null;
  if (isGone) {
    leadToOrder(shop);
    dropCartId(cookies);
  }
  const left = cart ? noticeLosses(shop, cart) : [];
  return { cart: cart && cart.lines.length > 0 ? cart : null, isGone, left };
}

const MOST_SHOWN = 10;

/** Cross-sell products: a deferred part (docs/decisions/0007). */
export async function crossSell(shop: Shop, { lines }: Cart) {
  const skus = lines.flatMap(({ sku }) => (sku === "" ? [] : sku)).slice(0, 20);
  const reading = shop.commerce.catalog.crossSell(skus).then((found) => found.slice(0, MOST_SHOWN));
  const found = await deferred(reading, { shop, name: "cross-sell" });
  return "now" in found ? found.now : found.later;
}

export interface SavedView {
  readonly key: string;
  readonly quantity: number;
  readonly choices: string;
  readonly product: ProductSummary;
}

/** Saved lines with today's price and stock; products no longer sold are left out. */
export async function readSaved(shop: Shop): Promise<readonly SavedView[]> {
  const savedLines = savedLinesOf(shop.cookies);
  if (savedLines.length === 0) return [];
  const skus = savedLines.map(({ request }) => request.sku);
  const products = await deferredInTime(shop.commerce.catalog.bySku(skus), {
    shop,
    name: "saved for later",
    budgetMs: 2_000,
  });
  if (!products) return [];
  return savedLines.flatMap((line) => {
    const product = products.find(({ sku }) => sku === line.request.sku);
    return product ? [{ key: savedKey(line), quantity: line.request.quantity, choices: line.choices, product }] : [];
  });
}

export interface EstimateView {
  readonly postcode: string;
  /** Error to show, if the backend gave none. */
  readonly problem: string | null;
  /** Null until a place is known. */
  readonly found: DeliveryEstimate | null;
}

/** Time limit: the page waits for the estimate. */
const PATIENCE_MS = 3_000;

/** Delivery cost to the known place, which was entered here, on a product page or in the checkout; null when unknown. */
export async function readEstimate(shop: Shop, cart: Cart): Promise<EstimateView | null> {
  if (cart.isVirtual) return null;
  const { has } = await shop.commerce.capabilities();
  if (!has("estimateShippingMethods") || !has("estimateTotals")) return null;
  const country = homeCountry(shop.cookies);
  const deliverTo = shop.cookies.get(deliverToCookie);
  if (!deliverTo) return { postcode: cart.shippingAddress?.postcode ?? "", problem: null, found: null };
  const asking = orFormError(shop, shop.commerce.cart.estimate(cart.id, { country, postcode: deliverTo }), NO_ANSWER);
  const asked = await deferredInTime(asking, { shop, name: "delivery estimate", budgetMs: PATIENCE_MS });
  return {
    postcode: deliverTo,
    problem: asked && !asked.ok ? (asked.problems[0]?.message ?? null) : null,
    found: asked?.ok ? { methods: asked.methods, grandTotal: asked.grandTotal } : null,
  };
}
