import { type Capabilities, proofOfOrder } from "~/lib/commerce/model/capabilities";
import type { Checkout } from "~/lib/commerce/model/commerce";
import type { Site } from "~/lib/commerce/content/content.server";
import { withOrderPrices } from "./order-prices.server";
import { orderSettings, toOrder } from "./to-order.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { GuestOrderDocument, TypedDocumentString } from "~/lib/commerce/wire/generated/graphql";

/** From 2.4.8 on the last name is compared. Here, because no schema has both; the input's type is not named, because its name changed too. */
export const GuestOrderByLastName: typeof GuestOrderDocument = new TypedDocumentString(
  GuestOrderDocument.toString().replace("postcode: $proof", "lastname: $proof"),
  GuestOrderDocument.__meta__,
);

/** A wrong number, email or proof, or an order that belongs to a customer. Both answers have no data. */
const NOT_FOUND = /locate an order|login to view/i;

export function createGuestOrder(
  backend: Backend,
  site: Site,
  capabilities: () => Promise<Capabilities>,
): Pick<Checkout, "guestOrder"> {
  return {
    async guestOrder(of) {
      const known = await capabilities();
      const proof = proofOfOrder(known);
      if (!proof) return null;
      const document = proof === "lastName" ? GuestOrderByLastName : GuestOrderDocument;
      try {
        // By POST and without a token: the order needs no log-in, and no cache may keep it.
        const [answer, settings] = await Promise.all([
          backend.writeAsGuest(withOrderPrices(document, known), of),
          orderSettings(site),
        ]);
        if (!answer.data.guestOrder) throw unexpected("GuestOrder", answer);
        return toOrder(answer.data.guestOrder, settings);
      } catch (error) {
        if (isCommerceError(error, "contract") && NOT_FOUND.test(error.message)) return null;
        throw error;
      }
    },
  };
}
