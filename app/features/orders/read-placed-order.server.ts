import { orderCopyOf, type LastOrder } from "./order-cookies.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { withFallback } from "~/lib/server/request/optional.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { toShownOrder, type ShownOrder } from "./order-copy";

type OrderKey = Pick<LastOrder, "number" | "email" | "proof">;

interface ReadOrder {
  readonly order: ShownOrder | null;
  /** False for an order placed as a guest, even if logged in since. */
  readonly isInAccount: boolean;
}

export async function readPlacedOrder(shop: Shop, placed: OrderKey): Promise<ReadOrder> {
  const failure = "a placed order is shown without its details";
  const fallback = { order: null, isInAccount: false };
  const known = await withFallback(shop, readOrder(shop, placed), { failure, fallback, level: "warn" });
  const orderCopy = orderCopyOf(shop.cookies);
  return known.order || !orderCopy ? known : { ...known, order: toShownOrder(orderCopy, placed.number) };
}

async function readOrder({ commerce, cookies }: Shop, placed: OrderKey): Promise<ReadOrder> {
  const { number, email, proof } = placed;
  const own = customerToken(cookies) ? await commerce.customer.order(number) : null;
  if (own) return { order: own, isInAccount: true };
  const order = email && proof ? await commerce.checkout.guestOrder({ number, email, proof }) : null;
  return { order, isInAccount: false };
}
