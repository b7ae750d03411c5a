import { sendPurchase, toSoldGoods } from "~/features/consent/cart-events.server";
import { takeUncounted } from "~/features/orders/order-cookies.server";
import { readPlacedOrder } from "~/features/orders/read-placed-order.server";
import type { Shop } from "~/lib/server/request/shop.server";

/**
 * Reports the purchase of this browser's last order unless already reported, e.g. because it was paid at a provider. Call wherever such an
 * order is found to be placed.
 */
export function countPlacedOrder(shop: Shop): void {
  const lastOrder = takeUncounted(shop.cookies);
  if (!lastOrder) return;
  sendPurchase(shop, lastOrder.number, async () => {
    const { order } = await readPlacedOrder(shop, lastOrder);
    return order && toSoldGoods(order);
  });
}
