import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { savedKey, savedLinesOf } from "~/features/cart/cart-cookies.server";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import { readCart, loadShownCart, saveShownCart, toShownCart, unlessEmpty } from "~/features/cart/read-cart.server";
import { mayOrder } from "~/features/checkout/guest-checkout.server";
import { rejectionOf } from "~/features/checkout/place-order.server";
import { findUnpaidOrder } from "~/features/checkout/payment-status.server";
import { saleEvent } from "~/features/consent/cart-events.server";
import { isViewed, sendEvents } from "~/features/consent/send-events.server";
import { datedMethods, freeDelivery } from "~/features/delivery-place/delivery-facts.server";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { viewedOf } from "~/features/product-page/recently-viewed.server";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import type { Cart } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import { deferred } from "~/lib/server/request/deferred.server";
import { BACKEND_UNAVAILABLE, formWrite } from "~/lib/server/request/parse-form.server";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

const ASSURANCE_BLOCK = "cart-assurance";
/** Says the smallest order before Magento refuses one: GraphQL does not tell it. */
const MINIMUM_BLOCK = "minimum-order";
const MAX_PRODUCTS = 10;

export async function loadCartPage(shop: Shop, request: Request) {
  // Must run before reading the cart, since it may restore it.
  const waiting = await findUnpaidOrder(shop);
  const { shown, cart, rejection } = await loadCart(shop);
  if (isViewed(request)) {
    sendEvents(shop, async () => {
      const viewed = await cart;
      return viewed ? [await saleEvent(shop, "view_cart", viewed)] : [];
    });
  }
  // Parts below a deferred cart must not delay the page.
  const waitMs = "promise" in shown ? 0 : TIME_BUDGETS.firstPiece;
  const [estimate, gifts, saved, crossSell, recommendations, free, { assurance, minimum }, mayOrderHere] =
    await Promise.all([
      deferred(shop, { name: "delivery estimate", isOptional: true, waitMs }, (reader) =>
        readEstimate(reader, () => cart),
      ),
      deferred(shop, { name: "gift notes", isOptional: true, waitMs }, ({ commerce }) => commerce.cart.giftNotes(cart)),
      deferred(shop, { name: "saved for later", isOptional: true, waitMs }, readSaved),
      deferred(shop, { name: "cross-sell", isOptional: true, waitMs, isBelowFold: true }, async (reader) =>
        readCrossSell(reader, await cart),
      ),
      deferred(shop, { name: "recommendations", isOptional: true, waitMs, isBelowFold: true }, async (reader) =>
        (await cart) ? null : loadRecommendations(reader),
      ),
      freeDelivery(shop),
      loadTexts(shop),
      mayOrder(shop),
    ]);
  return {
    shown,
    rejection,
    waiting,
    lastOrder: waiting ? null : (shop.cookies.get(lastOrderCookie)?.number ?? null),
    estimate,
    gifts,
    saved,
    crossSell,
    recommendations,
    free,
    assurance,
    mayOrder: mayOrderHere,
    minimum,
  };
}

/**
 * Deferred unless it may redirect: after an order attempt, or for a customer whose cart is not
 * known yet. A deferred cart cannot write cookies, so its messages may be repeated until an action
 * saves the snapshot (docs/decisions/0007). `cart`: for parts that depend on it; also null if it
 * could not be read.
 */
export async function loadCart(shop: Shop) {
  const { cookies } = shop;
  const id = cartIdOf(cookies);
  const mayRedirect = !id || cookies.get(attemptCookie)?.cart === id;
  if (mayRedirect || !shop.mayDefer) {
    const value = await loadShownCart(shop);
    const cart = await readCart(shop).then(unlessEmpty);
    return {
      shown: { ok: true as const, value },
      cart: Promise.resolve(cart),
      rejection: cart && rejectionOf(shop, cart),
    };
  }
  const cartPromise = readKnownCart(shop, id);
  const shown = await deferred(shop, "cart", async (reader) => toShownCart(reader, await cartPromise));
  if ("ok" in shown && shown.ok) saveShownCart(shop, await cartPromise);
  return { shown, cart: cartPromise.then(unlessEmpty, () => null), rejection: null };
}

/** A customer whose cart was ordered elsewhere has another one. */
async function readKnownCart({ commerce, cookies }: Reader, id: CartId): Promise<Cart | null> {
  return (await commerce.cart.get(id)) ?? (cookies.isCustomer ? commerce.customer.cart() : null);
}

async function readCrossSell({ commerce }: Reader, cart: Cart | null) {
  if (!cart) return [];
  const skus = cart.lines.flatMap(({ sku }) => (sku === "" ? [] : sku)).slice(0, 20);
  return (await commerce.catalog.crossSell(skus)).slice(0, MAX_PRODUCTS);
}

export type SavedView = Awaited<ReturnType<typeof readSaved>>[number];

async function readSaved({ commerce, cookies }: Reader) {
  const savedLines = savedLinesOf(cookies);
  if (savedLines.length === 0) return [];
  const products = await commerce.catalog.bySku(savedLines.map(({ request }) => request.sku));
  return savedLines.flatMap((line) => {
    const product = products.find(({ sku }) => sku === line.request.sku);
    return product ? [{ key: savedKey(line), quantity: line.request.quantity, choices: line.choices, product }] : [];
  });
}

export type EstimateView = NonNullable<Awaited<ReturnType<typeof readEstimate>>>;

/**
 * Delivery cost to the known place, which was entered here, on a product page or in the checkout;
 * null if unknown.
 */
export async function readEstimate(reader: Reader, cartRead: () => Promise<Cart | null>) {
  const { commerce, cookies } = reader;
  const { has } = await commerce.capabilities();
  if (!has("estimateShippingMethods") || !has("estimateTotals")) return null;
  const deliverTo = cookies.get(deliverToCookie);
  const knownId = cartIdOf(cookies);
  const estimate = async (id: CartId, postcode: string) =>
    formWrite(reader, BACKEND_UNAVAILABLE, commerce.cart.estimate(id, { country: await reader.country(), postcode }));
  // Beside the cart: an estimate is two requests.
  const early = deliverTo && knownId ? estimate(knownId, deliverTo) : null;
  early?.catch(() => undefined);
  const cart = await cartRead();
  if (!cart || cart.isVirtual) return null;
  if (!deliverTo) return { postcode: cart.shippingAddress?.postcode ?? "", problem: null, found: null };
  const limit = { name: "delivery estimate", budgetMs: TIME_BUDGETS.deliveryEstimate };
  const answer = await optional(reader, limit, early && cart.id === knownId ? early : estimate(cart.id, deliverTo));
  return {
    postcode: deliverTo,
    problem: answer && !answer.ok ? (answer.problems[0]?.message ?? null) : null,
    found: answer?.ok
      ? { methods: datedMethods(answer.methods, new Date(), await reader.dateStyle()), grandTotal: answer.grandTotal }
      : null,
  };
}

/** HTML of the merchant's blocks; empty without one. */
async function loadTexts(reader: Reader) {
  const { content } = reader.commerce;
  const limit = { name: "assurance", budgetMs: TIME_BUDGETS.optional, startAfter: content.store() };
  const blocks = await optional(reader, limit, content.blocks([ASSURANCE_BLOCK, MINIMUM_BLOCK]));
  return { assurance: blocks?.[ASSURANCE_BLOCK]?.html ?? "", minimum: blocks?.[MINIMUM_BLOCK]?.html ?? "" };
}

async function loadRecommendations({ commerce, cookies }: Reader) {
  const wishlistSkus = cookies.isCustomer ? (await commerce.wishlist.brief()).skus : [];
  const [viewed, wishlisted] = await Promise.all([
    commerce.catalog.bySku(viewedOf(cookies)),
    commerce.catalog.bySku(wishlistSkus.slice(0, MAX_PRODUCTS)),
  ]);
  return { viewed, wishlisted };
}
