import { lastOrderCookie, keepLastOrderPaid } from "~/features/orders/order-cookies.server";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";
import { bringCartBack, standingOf } from "./unpaid-order.server";

/**
 * This browser's order that still awaits payment, for a notice on the cart page, which is empty for a shopper who left the payment page. If the
 * payment failed, restores the cart.
 */
export async function findUnpaidOrder(shop: Shop): Promise<OrderNumber | null> {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  if (!lastOrder?.payment) return null;
  const standing = await standingOf(shop, lastOrder.payment);
  switch (standing.kind) {
    case "open":
      return lastOrder.number;
    case "over":
      keepLastOrderPaid(shop.cookies);
      return null;
    case "no-order":
      throw bringCartBack(shop, { cart: lastOrder.payment.cart, reason: null, to: "/cart" });
    case "unknown":
    case "unanswered":
      return null;
  }
}
