import type { Cart } from "~/lib/commerce/model/cart";

/** Where the checkout of this cart begins. "/checkout" leads there too, by two redirects and one more reading of the cart. */
export function checkoutPath({ isVirtual }: Pick<Cart, "isVirtual">): string {
  return isVirtual ? "/checkout" : "/checkout/shipping";
}
