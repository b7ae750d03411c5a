import type { Store } from "../store/database.ts";
import type { PlacedOrder } from "../store/order-store.ts";

/**
 * Gives the goods of an unpaid order back under the cart id the shopper knows. The order keeps the cart it came from, under
 * another id, so that a further order never shares it.
 */
export function restoreCart(store: Store, order: PlacedOrder, now: Date): void {
  const newer = order.customerId === null ? undefined : store.restoredCarts.activeOfCustomer(order.customerId);
  const restored = store.restoredCarts.splitOff(order.cartId, now);
  // Who has begun a new cart meanwhile gets both in one.
  if (newer === undefined) return;
  for (const { productId, variantId, choices, quantity } of store.carts.linesOf(newer)) {
    store.carts.addLine(restored, { productId, variantId, choices, quantity });
  }
  store.carts.deactivate(newer, now);
}
