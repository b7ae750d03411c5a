import { customerToken } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";

/** Number of the customer's latest order, "" if there is none. Null for guests, and when the backend does not answer. */
export async function latestOrder({ commerce, cookies, log }: Shop): Promise<OrderNumber | "" | null> {
  if (customerToken(cookies) === null) return null;
  try {
    const [latest] = (await commerce.customer.orders({ page: 1 })).orders;
    return latest?.number ?? "";
  } catch (error) {
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    log("warn", "the latest order is unknown", { kind: error.kind, error });
    return null;
  }
}

/**
 * Finds the order whose answer was lost. A customer has one open cart: if it is gone, it became the order that is newer than `before`, the latest one
 * when the payment page was opened. Guests cannot look orders up.
 */
export async function findLostOrder(shop: Shop, before: string | null): Promise<OrderNumber | null> {
  const latest = before === null ? null : await latestOrder(shop);
  return latest && latest !== before ? latest : null;
}
