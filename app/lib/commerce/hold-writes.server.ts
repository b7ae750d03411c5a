import type { Commerce } from "~/lib/commerce/model/commerce";
import { ifFailed } from "~/lib/commerce/model/errors";
import type { CartId } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail, type Result } from "~/lib/commerce/model/problem";

/** The cart being ordered that a write to `cart` would change, or null. `cart` is null for the customer's own cart. */
export type HeldCart = (cart: CartId | null) => CartId | null | Promise<CartId | null>;

type Areas = Pick<Commerce, "cart" | "checkout" | "customer" | "wishlist">;

/**
 * Rejects writes to a cart that is being ordered: a late order takes the cart's contents at that time. A missing cart
 * was ordered, so its writes continue, to a new cart. New cart writes belong here too (docs/decisions/0049).
 */
export function holdWrites({ cart, checkout, customer, wishlist }: Areas, heldCart: HeldCart): Areas {
  async function unlessHeld<T>(changed: CartId | null, write: () => Promise<Result<T>>): Promise<Result<T>> {
    const heldId = await heldCart(changed);
    // Without an answer it may still be ordered.
    const held = heldId && (await cart.get(heldId).catch(ifFailed(heldId, "unavailable")));
    return held ? fail(BEING_ORDERED) : write();
  }

  return {
    cart: {
      ...cart,
      add: (id, lines) => unlessHeld(id, () => cart.add(id, lines)),
      update: (id, line, quantity) => unlessHeld(id, () => cart.update(id, line, quantity)),
      remove: (id, line) => unlessHeld(id, () => cart.remove(id, line)),
      applyCoupon: (id, code) => unlessHeld(id, () => cart.applyCoupon(id, code)),
      removeCoupon: (id) => unlessHeld(id, () => cart.removeCoupon(id)),
    },
    checkout: {
      ...checkout,
      setEmail: (id, email) => unlessHeld(id, () => checkout.setEmail(id, email)),
      setShippingAddress: (id, to) => unlessHeld(id, () => checkout.setShippingAddress(id, to)),
      setBillingAddress: (id, to) => unlessHeld(id, () => checkout.setBillingAddress(id, to)),
      setShippingMethod: (id, method) => unlessHeld(id, () => checkout.setShippingMethod(id, method)),
      setPaymentMethod: (id, method) => unlessHeld(id, () => checkout.setPaymentMethod(id, method)),
    },
    customer: {
      ...customer,
      mergeCart: (from, into) => unlessHeld(into, () => customer.mergeCart(from, into)),
      reorder: (number) => unlessHeld(null, () => customer.reorder(number)),
    },
    wishlist: { ...wishlist, toCart: (id) => unlessHeld(null, () => wishlist.toCart(id)) },
  };
}
