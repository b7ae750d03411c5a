import { isCommerceError } from "~/lib/commerce/errors";
import { asId } from "~/lib/commerce/model/ids";
import type { Order } from "~/lib/commerce/model/order";
import type { Shop } from "~/lib/shop.server";

interface Placed {
  readonly number: string;
  readonly email: string | null;
  readonly postcode: string | null;
}

/** The order as the backend has it. Null when it cannot be had just now, or at all: the page then stands without it. */
export async function readPlacedOrder({ commerce, session, log }: Shop, placed: Placed): Promise<Order | null> {
  const { number, email, postcode } = placed;
  try {
    const own = session.customerToken ? await commerce.customer.order(asId(number)) : null;
    if (own) return own;
    return email && postcode ? await commerce.checkout.guestOrder({ number, email, postcode }) : null;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log("warn", "a placed order is shown without its details", { kind: error.kind, error });
    return null;
  }
}
