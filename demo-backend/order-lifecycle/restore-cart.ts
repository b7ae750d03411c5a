import type { Store } from "../store/database.ts";
import type { PlacedOrder } from "../store/order-store.ts";

/**
 * Restores the cart of an unpaid order under the id the shopper knows. The order keeps its own cart under another id, so
 * that a further order never shares it.
 */
export function restoreCart(store: Store, order: PlacedOrder, now: Date): void {
  const newer = order.customerId === null ? undefined : store.restoredCarts.activeOfCustomer(order.customerId);
  const restored = store.restoredCarts.splitOff(order.cartId, now);
  // A cart the customer began meanwhile is merged into it.
  if (newer === undefined) return;
  for (const { productId, variantId, choices, quantity } of store.carts.linesOf(newer)) {
    store.carts.addLine(restored, { productId, variantId, choices, quantity });
  }
  store.carts.deactivate(newer, now);
}
