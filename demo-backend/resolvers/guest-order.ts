import type { BackendContext } from "./context.ts";
import { authorizationError, plainError } from "./errors.ts";

interface OrderInformation {
  number: string;
  email: string;
  postcode: string;
}

export const guestOrderResolvers = {
  Query: {
    /** One error for a wrong number, e-mail or postcode, so that orders cannot be guessed. */
    guestOrder(_: unknown, { input }: { input: OrderInformation }, { store }: BackendContext) {
      const order = store.orders.orderByNumber(input.number.trim());
      const bill = order && store.orders.addressesOfOrder(order.id).find(({ kind }) => kind === "billing");
      if (!order || !isSame(order.email, input.email) || !isSame(bill?.postcode ?? "", input.postcode)) {
        throw plainError("We couldn't locate an order with the information provided.");
      }
      if (order.customerId !== null) throw authorizationError("Please login to view the order.");
      return order;
    },
  },
};

function isSame(known: string, given: string): boolean {
  const fold = (text: string) => text.replace(/\s/g, "").toLowerCase();
  return fold(known) === fold(given);
}
