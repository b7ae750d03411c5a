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
  readonly postcode: string | null;
}

/**
 * The order as the backend has it, or as this browser remembers it where the backend does not tell a guest. Null when it cannot be
 * had just now, or at all: the page then stands without it.
 */
export async function readPlacedOrder(shop: Shop, placed: Placed): Promise<ShownOrder | null> {
  const orderCopy = orderCopyOf(shop.cookies);
  return (await askForOrder(shop, placed)) ?? (orderCopy && toShownOrder(orderCopy, placed.number));
}

async function askForOrder({ commerce, cookies, log }: Shop, placed: Placed): Promise<Order | null> {
  const { number, email, postcode } = placed;
  try {
    const own = customerToken(cookies) ? await commerce.customer.order(number) : null;
    if (own) return own;
    return email && postcode ? await commerce.checkout.guestOrder({ number, email, postcode }) : null;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log("warn", "a placed order is shown without its details", { kind: error.kind, error });
    return null;
  }
}
