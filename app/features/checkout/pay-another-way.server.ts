import { lastOrderCookie, orderCopyOf, dropLastOrder } from "~/features/orders/order-cookies.server";
import { keepCartId } from "~/features/cart/cart-id.server";
import { forgetQuantity } from "~/features/cart/cart-snapshot.server";
import { customerToken } from "~/lib/server/customer-token.server";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import type { Problem } from "~/lib/commerce/model/problem";
import { mayCancel, type Order } from "~/lib/commerce/model/order";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { askAgain } from "./ask-again.server";
import { type AnotherWay } from "~/features/orders/last-order";
import type { LastOrder } from "~/features/orders/last-order-record";
import type { OrderCopy } from "~/features/orders/order-copy";
import { THANK_YOU } from "~/lib/urls/thank-you";
import { orFormError } from "~/lib/server/or-form-error.server";
import { getPaymentStatus } from "./payment-status.server";

const NOT_NOW = "The way to pay could not be changed just now. Your order still waits for its payment.";

/**
 * How the shopper can change the payment method: customers cancel the order if the backend allows it; otherwise it is left to expire. Null if its
 * lines are unknown here.
 */
export async function howToPayAnotherWay({ cookies, commerce }: Shop): Promise<AnotherWay | null> {
  const lastOrder = cookies.get(lastOrderCookie);
  const orderCopy = orderCopyOf(cookies);
  if (!lastOrder?.payment) return null;
  if (orderCopy) return orderCopy.lines.some(({ request }) => request) ? "lapses" : null;
  if (customerToken(cookies) === null) return null;
  return (await commerce.customer.cancellationReasons()).length > 0 ? "cancels" : "lapses";
}

/** Puts the lines of an unpaid order into a cart again. An order paid meanwhile is left as it is. */
export async function payAnotherWay(shop: Shop): Promise<Response> {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  const orderCopy = orderCopyOf(shop.cookies);
  const way = await howToPayAnotherWay(shop);
  if (!lastOrder?.payment || way === null) return seeOther(THANK_YOU);
  if ((await getPaymentStatus(shop, lastOrder.payment)).kind !== "unpaid") return seeOther(THANK_YOU);
  if (orderCopy) return refillFromCopy(shop, lastOrder, orderCopy);
  const order = await shop.commerce.customer.order(lastOrder.number);
  if (!order || !mayCancel(order)) return seeOther(THANK_YOU);
  if (way === "cancels" && !(await cancel(shop, order))) return stay(shop);
  return refill(shop, order.number, way);
}

async function cancel(shop: Shop, { id }: Order): Promise<boolean> {
  const { customer } = shop.commerce;
  const reasons = await customer.cancellationReasons();
  const reason = reasons.find((text) => /pay/i.test(text)) ?? reasons.at(-1) ?? "";
  return (await orFormError(shop, customer.cancelOrder(id, reason))).ok;
}

async function refill(shop: Shop, number: OrderNumber, way: AnotherWay): Promise<Response> {
  const { cookies, commerce, notices } = shop;
  const again = await orFormError(shop, commerce.customer.reorder(number));
  if (!again.ok && way === "lapses") return stay(shop);
  if (!again.ok) {
    dropLastOrder(cookies);
    const text = `Order ${number} was cancelled, but its goods could not be put into your cart. Please press Reorder here.`;
    notices.add({ kind: "warning", text, persist: true });
    return seeOther(`/customer/order-history/${number}`);
  }
  return goOn(shop, { ...again, number, way });
}

async function refillFromCopy(shop: Shop, { number, email }: LastOrder, copy: OrderCopy): Promise<Response> {
  const again = await askAgain(shop, { copy, email });
  if (!again.ok) return stay(shop, again.problems.map(({ message }) => message).join(" "));
  return goOn(shop, { ...again, number, way: "lapses" });
}

interface Again {
  readonly number: OrderNumber;
  readonly cart: CartId;
  readonly problems: readonly Problem[];
  readonly way: AnotherWay;
}

function goOn(shop: Shop, { number, cart, problems, way }: Again): Response {
  const { cookies, notices } = shop;
  dropLastOrder(cookies);
  keepCartId(cookies, cart);
  forgetQuantity(shop);
  const text =
    way === "cancels"
      ? `Order ${number} was cancelled and nothing was charged. Its goods are in your cart again: choose how to pay.`
      : `The goods of order ${number} are in your cart again: choose how to pay. That order stays unpaid and lapses by itself; please do not pay for it any more.`;
  notices.add({ kind: "success", text, persist: true });
  for (const { message } of problems) notices.add({ kind: "warning", text: message });
  return seeOther("/checkout/payment");
}

function stay({ notices }: Shop, why = ""): Response {
  notices.add({ kind: "danger", text: `${NOT_NOW} ${why}`.trim() });
  return seeOther(THANK_YOU);
}
