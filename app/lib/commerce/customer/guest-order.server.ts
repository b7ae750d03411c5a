import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Checkout } from "~/lib/commerce/model/commerce";
import type { Site } from "~/lib/commerce/content/content.server";
import { orderSettings, toOrder } from "./to-order.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { GuestOrderDocument } from "~/lib/commerce/wire/generated/graphql";

/** A wrong number, email or postcode, or an order that belongs to a customer. Both answers have no data. */
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
        // By POST and without a token: the order needs no log-in, and no cache may keep it.
        const [answer, settings] = await Promise.all([
          backend.writeAsGuest(GuestOrderDocument, { of }),
          orderSettings(site),
        ]);
        return toOrder(answer.data.guestOrder, settings);
      } catch (error) {
        if (isCommerceError(error, "contract") && NOT_FOUND.test(error.message)) return null;
        throw error;
      }
    },
  };
}
