import type { Cart } from "~/lib/commerce/model/cart";

/** A cart as pages may have it: without its id, which stays in the HttpOnly cookie. */
export type CartView = Omit<Cart, "id">;

export function toCartView({ id: _id, ...view }: Cart): CartView {
  return view;
}
