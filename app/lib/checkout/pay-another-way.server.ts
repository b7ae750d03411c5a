import type { OrderNumber } from "~/lib/commerce/model/ids";
import { mayCancel, type Order } from "~/lib/commerce/model/order";
import { seeOther } from "~/lib/http/responses";
import type { Shop } from "~/lib/shop.server";
import { THANK_YOU } from "./last-order";
import { orRefusal } from "./or-refusal.server";
import { standingOf } from "./unpaid-order.server";

const NOT_NOW = "The way to pay could not be changed just now. Your order still waits for its payment.";

/** Whether the backend lets whoever ordered cancel: only customers may, and not on every Magento. */
export async function mayPayAnotherWay({ session, commerce }: Shop): Promise<boolean> {
  return session.customerToken !== null && (await commerce.customer.cancellationReasons()).length > 0;
}

/** Cancels the order that waits for its payment and puts its goods into the cart again. One that was paid meanwhile stays. */
export async function payAnotherWay(shop: Shop): Promise<Response> {
  const { session, commerce, notices } = shop;
  const { lastOrder } = session;
  if (!lastOrder?.payment || !(await mayPayAnotherWay(shop))) return seeOther(THANK_YOU);
  const standing = await standingOf(shop, lastOrder.payment);
  const order = standing.kind === "open" ? await commerce.customer.order(lastOrder.number) : null;
  if (!order || !mayCancel(order)) return seeOther(THANK_YOU);
  if (!(await cancel(shop, order))) {
    notices.add({ kind: "danger", text: NOT_NOW });
    return seeOther(THANK_YOU);
  }
  session.dropLastOrder();
  return refill(shop, order.number);
}

async function cancel(shop: Shop, { id }: Order): Promise<boolean> {
  const { customer } = shop.commerce;
  const reasons = await customer.cancellationReasons();
  const reason = reasons.find((text) => /pay/i.test(text)) ?? reasons.at(-1) ?? "";
  return (await orRefusal(shop, customer.cancelOrder(id, reason))).ok;
}

async function refill(shop: Shop, number: OrderNumber): Promise<Response> {
  const { session, commerce, notices } = shop;
  const again = await orRefusal(shop, commerce.customer.reorder(number));
  if (!again.ok) {
    const text = `Order ${number} was cancelled, but its goods could not be put into your cart. Please press Reorder here.`;
    notices.add({ kind: "warning", text, persist: true });
    return seeOther(`/customer/order-history/${number}`);
  }
  session.keepCart(again.cart);
  const text = `Order ${number} was cancelled and nothing was charged. Its goods are in your cart again: choose how to pay.`;
  notices.add({ kind: "success", text, persist: true });
  for (const { message } of again.problems) notices.add({ kind: "warning", text: message });
  return seeOther("/checkout/payment");
}
