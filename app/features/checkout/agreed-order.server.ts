import { lastOrderCookie, type OrderKey } from "~/features/orders/order-cookies.server";
import type { Cart } from "~/lib/commerce/model/cart";
import { money, type Money } from "~/lib/commerce/model/money";
import type { Shop } from "~/lib/server/request/shop.server";

interface WithTotal {
  readonly totals: { readonly grandTotal: Money };
}

/** Sent with the place-order form: a changed total is rejected. */
export function totalChecksum({ totals: { grandTotal } }: WithTotal): string {
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

/**
 * The total that the shopper agreed to, if the backend ordered another one: a write that it
 * executed late may have changed the cart after the shop's last look. Null if they are the same,
 * and for orders of other browsers.
 */
export function otherAgreedTotal({ cookies, log }: Shop, { number }: OrderKey, placed: WithTotal): Money | null {
  const order = cookies.get(lastOrderCookie);
  const ordered = totalChecksum(placed);
  if (order?.number !== number || !order.agreedTotal || order.agreedTotal === ordered) return null;
  log("error", "an order has another total than was agreed", { number, agreed: order.agreedTotal, ordered });
  const [currency = "", minor] = order.agreedTotal.split(" ");
  return money(Number(minor), currency);
}
