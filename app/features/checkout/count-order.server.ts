import { sendPurchase, sendRefund, toSoldGoods } from "~/features/consent/cart-events.server";
import { takeUncounted } from "~/features/orders/order-cookies.server";
import { readPlacedOrder } from "~/features/orders/read-placed-order.server";
import { isPending, type Order } from "~/lib/commerce/model/order";
import type { Shop } from "~/lib/server/request/shop.server";
import { providerOf } from "./payment-providers/providers.server";

/** Reports the purchase of this browser's last order, unless already reported. Call it wherever an order paid at a provider is found to be placed. */
export function countPlacedOrder(shop: Shop): void {
  const lastOrder = takeUncounted(shop.cookies);
  if (!lastOrder) return;
  sendPurchase(shop, lastOrder.number, async () => {
    const { order } = await readPlacedOrder(shop, lastOrder);
    return order && toSoldGoods(order);
  });
}

/** Reports the refund of an order, read before it was cancelled. No purchase was reported of one that was never paid. */
export function countCancelledOrder(shop: Shop, order: Order): void {
  const isUnpaid = isPending(order) && order.paymentCode !== null && providerOf(order.paymentCode) !== null;
  if (!isUnpaid) sendRefund(shop, order);
}
