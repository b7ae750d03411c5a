import { orderCopyOf } from "./order-cookies.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Order } from "~/lib/commerce/model/order";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";
import { toShownOrder, type ShownOrder } from "./shown-order";

interface Placed {
  readonly number: OrderNumber;
  readonly email: string | null;
  readonly proof: string | null;
}

/**
 * The order from the backend, or this browser's copy where the backend does not return it to guests. Null when neither is available; the page is then
 * shown without it.
 */
export async function readPlacedOrder(shop: Shop, placed: Placed): Promise<ShownOrder | null> {
  const orderCopy = orderCopyOf(shop.cookies);
  return (await askForOrder(shop, placed)) ?? (orderCopy && toShownOrder(orderCopy, placed.number));
}

async function askForOrder({ commerce, cookies, log }: Shop, placed: Placed): Promise<Order | null> {
  const { number, email, proof } = placed;
  try {
    const own = customerToken(cookies) ? await commerce.customer.order(number) : null;
    if (own) return own;
    return email && proof ? await commerce.checkout.guestOrder({ number, email, proof }) : null;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log("warn", "a placed order is shown without its details", { kind: error.kind, error });
    return null;
  }
}
