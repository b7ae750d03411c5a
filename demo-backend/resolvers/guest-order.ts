import type { BackendContext } from "./context.ts";
import { authorizationError, plainError } from "./errors.ts";

interface OrderInformation {
  number: string;
  email: string;
  /** Up to 2.4.7. */
  postcode?: string;
  /** From 2.4.8 on. */
  lastname?: string;
}

export const guestOrderResolvers = {
  Query: {
    /**
     * One error for any mismatch, so that orders cannot be guessed. Exact comparison, as in
     * Magento.
     */
    guestOrder(_: unknown, { input }: { input: OrderInformation }, { store }: BackendContext) {
      const order = store.orders.orderByNumber(input.number);
      const billingAddress = order && store.orders.addressesOfOrder(order.id).find(({ kind }) => kind === "billing");
      const matches =
        input.lastname === undefined
          ? billingAddress?.postcode === input.postcode
          : billingAddress?.lastname === input.lastname;
      if (!order || order.email !== input.email || !matches) {
        throw plainError("We couldn't locate an order with the information provided.");
      }
      if (order.customerId !== null) throw authorizationError("Please login to view the order.");
      return order;
    },
  },
};
