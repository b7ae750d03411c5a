import { orderCopyOf } from "./order-cookies.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/request/shop.server";
import { toShownOrder, type ShownOrder } from "./shown-order";

interface PlacedOrderKey {
  readonly number: OrderNumber;
  readonly email: string | null;
  readonly proof: string | null;
}

interface ReadOrder {
  readonly order: ShownOrder | null;
  /** False for an order placed as a guest, even if logged in since. */
  readonly isInAccount: boolean;
}

export async function readPlacedOrder(shop: Shop, placed: PlacedOrderKey): Promise<ReadOrder> {
  const known = await readOrder(shop, placed);
  const orderCopy = orderCopyOf(shop.cookies);
  return known.order || !orderCopy ? known : { ...known, order: toShownOrder(orderCopy, placed.number) };
}

async function readOrder({ commerce, cookies, log }: Shop, placed: PlacedOrderKey): Promise<ReadOrder> {
  const { number, email, proof } = placed;
  try {
    const own = customerToken(cookies) ? await commerce.customer.order(number) : null;
    if (own) return { order: own, isInAccount: true };
    const order = email && proof ? await commerce.checkout.guestOrder({ number, email, proof }) : null;
    return { order, isInAccount: false };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log("warn", "a placed order is shown without its details", { kind: error.kind, error });
    return { order: null, isInAccount: false };
  }
}
