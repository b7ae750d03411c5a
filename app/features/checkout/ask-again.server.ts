import { isSameAddress } from "~/features/addresses/address-form";
import { cartIdOf } from "~/features/cart/cart-id.server";
import { readCart } from "~/features/cart/read-cart.server";
import type { OrderCopy } from "~/features/orders/order-copy";
import type { LineRequest } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import { refused, type Outcome, type Problem } from "~/lib/commerce/model/problem";
import { customerToken } from "~/lib/server/customer-token.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import type { Shop } from "~/lib/server/shop.server";

const HELD =
  "Some of its goods are the last we have, and the order itself holds them until it lapses. To have them now, pay for it, or choose to cancel on the payment page.";

interface Given {
  readonly copy: OrderCopy;
  readonly email: string | null;
}

/**
 * Puts the lines of a guest's unpaid order into a cart again, with email, addresses and delivery. A guest gets a new cart, including what was added
 * to another one since, and all lines or none: otherwise the unpaid order can still be paid, and the other cart is unchanged. A guest who has logged
 * in since has one cart only, and gets notices about lines that were not added.
 */
export async function askAgain(
  shop: Shop,
  { copy, email }: Given,
): Promise<Outcome<{ cart: CartId; problems: readonly Problem[] }>> {
  const { cookies, commerce } = shop;
  const isCustomer = customerToken(cookies) !== null;
  const since = isCustomer ? [] : await inCartSince(shop);
  const requests = copy.lines.flatMap(({ request }) => request ?? []);
  const added = await orFormError(
    shop,
    commerce.cart.add(isCustomer ? cartIdOf(cookies) : null, [...since, ...requests]),
  );
  if (!added.ok && added.problems.some(({ code }) => code === "unavailable")) return added;
  if (!added.ok || (!isCustomer && added.problems.length > 0)) return refused({ code: "held", message: HELD });
  const cart = added.cart.id;
  await giveBack(shop, cart, { copy, email: isCustomer ? null : email });
  return { ok: true, cart, problems: added.problems };
}

async function inCartSince(shop: Shop): Promise<readonly LineRequest[]> {
  return (await readCart(shop))?.lines.map(({ request }) => request) ?? [];
}

/** Restores the details already given. If the backend rejects one, its checkout step asks for it again. */
async function giveBack(shop: Shop, cart: CartId, { copy, email }: Given): Promise<void> {
  const { checkout, cart: carts } = shop.commerce;
  const { shippingAddress, pickupPlace, billingAddress, shippingMethod, coupons } = copy;
  const isSame = !pickupPlace && isSameAddress(shippingAddress, billingAddress);
  const steps: (() => Promise<Outcome<object>>)[] = [];
  if (email) steps.push(() => checkout.setEmail(cart, email));
  if (shippingAddress) {
    const to = pickupPlace ? { address: shippingAddress, pickupPlace } : { address: shippingAddress };
    steps.push(() => checkout.setShippingAddress(cart, to));
  }
  if (shippingMethod) steps.push(() => checkout.setShippingMethod(cart, shippingMethod));
  if (billingAddress)
    steps.push(() => checkout.setBillingAddress(cart, isSame ? "same-as-shipping" : { address: billingAddress }));
  const [coupon] = coupons;
  if (coupon) steps.push(() => carts.applyCoupon(cart, coupon));
  for (const step of steps) await orFormError(shop, step());
}
