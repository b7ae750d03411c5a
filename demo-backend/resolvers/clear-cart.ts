import { GraphQLError } from "graphql";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";

const types = [
  ["Could not find a cart with ID", "NOT_FOUND"],
  ["The cart isn't active", "INACTIVE"],
  ["The current user cannot perform operations on cart", "UNAUTHORISED"],
] as const;

export const clearCartResolvers = {
  Mutation: {
    /** Since 2.4.7. A rejection is data. */
    clearCart(_: unknown, { input }: { input: { uid: string } }, context: BackendContext) {
      try {
        const cart = changeCart(context, { cartId: input.uid }, ({ lines }) => {
          for (const { id } of lines) context.store.carts.removeLine(id);
        });
        return { cart, errors: null };
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const { message } = error;
        const type = types.find(([beginning]) => message.startsWith(beginning))?.[1] ?? "UNDEFINED";
        return { cart: null, errors: [{ message, type }] };
      }
    },
  },
};
