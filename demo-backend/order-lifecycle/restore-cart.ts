import type { Store } from "../store/database.ts";
import type { PlacedOrder } from "../store/order-store.ts";

/**
 * Under its public id. The order keeps its cart under another id, so that no later order shares it.
 */
export function restoreCart(store: Store, order: PlacedOrder, now: Date): void {
  const newerCart = order.customerId === null ? undefined : store.restoredCarts.activeOfCustomer(order.customerId);
  const restored = store.restoredCarts.moveToNewCart(order.cartId, now);
  // Merges a cart that the customer began in the meantime.
  if (newerCart === undefined) return;
  for (const { productId, variantId, choices, quantity, giftMessage } of store.carts.linesOf(newerCart)) {
    store.carts.addLine(restored, { productId, variantId, choices, quantity, giftMessage });
  }
  store.carts.deactivate(newerCart, now);
}
