import type { CartChoices } from "../store/cart-store.ts";
import { requireCart } from "./cart-access.ts";
import { viewCart, type CartView } from "./cart-view.ts";
import type { BackendContext } from "./context.ts";

/** Changes lines or addresses in the store; returns other changes. */
export type CartChange = (view: CartView) => Partial<CartChoices> | void;

/** Makes the change, then removes a coupon or shipping method that no longer applies. */
export function changeCart(
  context: BackendContext,
  { cartId, parameter }: { cartId: string; parameter?: string },
  change: CartChange,
): CartView {
  return context.store.transaction(() => {
    const cart = requireCart(context, cartId, parameter);
    const choices = change(viewCart(context, cart)) ?? {};
    const view = viewCart(context, { ...cart, ...choices });
    const changedCart = {
      ...view.cart,
      couponCode: view.coupon && view.cart.couponCode,
      carrierCode: view.delivery?.carrierCode ?? null,
      methodCode: view.delivery?.methodCode ?? null,
    };
    context.store.carts.saveChoices(cart.id, changedCart, context.now());
    return { ...view, cart: changedCart };
  });
}
