import type { Capabilities } from "../capabilities/capabilities.ts";
import type { Checkout } from "../commerce.ts";
import type { Site } from "../content/content.server.ts";
import { mannerOf, toOrder } from "../customer/to-order.server.ts";
import { isCommerceError } from "../errors.ts";
import type { Backend } from "../transport/backend.server.ts";
import { GuestOrderDocument } from "../wire/generated/graphql.ts";

/** A wrong number, address or postcode; and an order that belongs to a customer. Both leave the answer without any data. */
const NOT_FOUND = /locate an order|login to view/i;

export function createGuestOrder(
  backend: Backend,
  site: Site,
  capabilities: () => Promise<Capabilities>,
): Pick<Checkout, "guestOrder"> {
  return {
    async guestOrder(of) {
      if (!(await capabilities()).has("guestOrder")) return null;
      try {
        // By POST and without a token: the address is no secret of a customer's, and nobody's cache has to keep it.
        const [answer, manner] = await Promise.all([backend.writeAsGuest(GuestOrderDocument, { of }), mannerOf(site)]);
        return toOrder(answer.data.guestOrder, manner);
      } catch (error) {
        if (isCommerceError(error, "contract") && NOT_FOUND.test(error.message)) return null;
        throw error;
      }
    },
  };
}
