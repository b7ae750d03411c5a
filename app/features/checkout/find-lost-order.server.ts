import { customerToken } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";

/** The number of a customer's latest order, "" before the first one. Null for guests, and when the backend does not say. */
export async function latestOrder({ commerce, cookies, log }: Shop): Promise<OrderNumber | "" | null> {
  if (customerToken(cookies) === null) return null;
  try {
    const [latest] = (await commerce.customer.orders({ page: 1 })).orders;
    return latest?.number ?? "";
  } catch (error) {
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    log("warn", "the latest order was not told", { kind: error.kind, error });
    return null;
  }
}

/**
 * The order whose number was lost with the answer. A customer has one open cart: when it is gone, it became the order that was not
 * there yet when the payment page was opened. `before` is the latest one of then. A guest has nothing to ask with.
 */
export async function findLostOrder(shop: Shop, before: string | null): Promise<OrderNumber | null> {
  const latest = before === null ? null : await latestOrder(shop);
  return latest && latest !== before ? latest : null;
}
