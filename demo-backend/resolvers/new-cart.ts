import type { CartItemRequest } from "../cart/chosen-line.ts";
import { addProducts } from "./cart-lines.ts";
import { createCart } from "./cart.ts";
import type { BackendContext } from "./context.ts";
import { addressByUidResolvers } from "./customer-addresses.ts";
import { mergeResolvers } from "./resolver-map.ts";

/** What 2.4.9 adds. */
export const newCartResolvers = mergeResolvers([
  addressByUidResolvers,
  {
    Mutation: {
      /** A customer's own cart, or a guest's new one. */
      addProductsToNewCart: (_: unknown, { cartItems }: { cartItems: CartItemRequest[] }, context: BackendContext) =>
        context.store.transaction(() => addProducts(context, { cartId: createCart(context), cartItems })),
    },
  },
]);
