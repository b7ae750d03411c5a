import { cartDigest } from "~/features/cart/cart-cookies.server";
import { lastOrderCookie, type LastOrder, type OrderKey } from "~/features/orders/order-cookies.server";
import type { Cart } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import { money, type Money } from "~/lib/commerce/model/money";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import type { Shop } from "~/lib/server/request/shop.server";

interface WithTotal {
  readonly totals: { readonly grandTotal: Money };
}

/** Sent with the place-order form: a changed total is rejected. */
export function serializeTotal({ totals: { grandTotal } }: WithTotal): string {
  return `${grandTotal.currency} ${grandTotal.minor}`;
}

/**
 * Sent with the form, too: goods, address or delivery may have been changed in another tab at the
 * same price.
 */
export function contentsDigest({ cookies }: Pick<Shop, "cookies">, cart: Cart): Promise<string> {
  const { lines, email, shippingAddress, pickupStore, billingAddress, shippingMethod } = cart;
  const goods = lines.map(({ uid, quantity }) => [uid, quantity]);
  const delivery = shippingMethod && [shippingMethod.carrier, shippingMethod.method];
  return cookies.digest(JSON.stringify([goods, email, shippingAddress, pickupStore, billingAddress, delivery]));
}

/** For an order that was not paid: in its cart the terms stay accepted for the same total. */
export async function saveAgreement({ cookies }: Shop, cart: CartId, { agreedTotal }: LastOrder): Promise<void> {
  if (!agreedTotal) return;
  const token = await cartDigest(cookies, cart);
  cookies.set(attemptCookie, { cart, token, before: null, triedAt: null, total: agreedTotal });
}

export function hasAgreed({ cookies }: Pick<Shop, "cookies">, cart: Cart): boolean {
  const attempt = cookies.get(attemptCookie);
  return attempt?.cart === cart.id && attempt.total === serializeTotal(cart);
}

/**
 * The total that the shopper agreed to, if the backend ordered another one: a write that it
 * executed late may have changed the cart after the shop's last look. Null if they are the same,
 * and for orders of other browsers.
 */
export function otherAgreedTotal({ cookies, log }: Shop, { number }: OrderKey, placed: WithTotal): Money | null {
  const order = cookies.get(lastOrderCookie);
  const ordered = serializeTotal(placed);
  if (order?.number !== number || !order.agreedTotal || order.agreedTotal === ordered) return null;
  log("error", "an order has another total than was agreed", { number, agreed: order.agreedTotal, ordered });
  return agreedTotalOf(order);
}

export function agreedTotalOf({ agreedTotal }: Pick<LastOrder, "agreedTotal">): Money | null {
  const [currency, minor] = agreedTotal?.split(" ") ?? [];
  return currency ? money(Number(minor), currency) : null;
}
