import { sendPurchase, toSoldGoods } from "~/features/consent/cart-events.server";
import { takeUncounted } from "~/features/orders/order-cookies.server";
import { readPlacedOrder } from "~/features/orders/read-placed-order.server";
import type { Shop } from "~/lib/server/request/shop.server";

/**
 * Counts the purchase of this browser's last order if that was not done when it was placed: it was paid at a provider, or its answer was lost. For
 * every place that finds such an order placed.
 */
export function countPlacedOrder(shop: Shop): void {
  const lastOrder = takeUncounted(shop.cookies);
  if (!lastOrder) return;
  sendPurchase(shop, lastOrder.number, async () => {
    const { order } = await readPlacedOrder(shop, lastOrder);
    return order && toSoldGoods(order);
  });
}
