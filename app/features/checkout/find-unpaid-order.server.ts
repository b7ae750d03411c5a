import { lastOrderCookie, keepLastOrderPaid } from "~/features/orders/order-cookies.server";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";
import { bringCartBack, standingOf } from "./unpaid-order.server";

/**
 * The order of this browser that still waits for its payment, for the cart page: an empty cart is no answer to somebody who came
 * back from a payment page. One that came to nothing gives its cart back here too.
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
