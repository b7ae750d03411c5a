import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { Order } from "~/lib/commerce/model/order";
import { notFound, seeOther } from "~/lib/server/request/responses";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import {
  lastOrderCookie,
  lookedUpOrderCookie,
  type LookedUpOrder,
  orderCopyOf,
  type LastOrder,
} from "./order-cookies.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { withFallback } from "~/lib/server/request/optional.server";
import { toShownOrder, type ShownOrder } from "./order-copy";

export async function requireOrder(reader: Reader, number = ""): Promise<Order> {
  return (await findOrder(reader, number)) ?? notFound();
}

export async function findOrder({ commerce }: Reader, number = ""): Promise<Order | null> {
  return /^[\w-]{1,32}$/.test(number) ? commerce.customer.order(asId<OrderNumber>(number)) : null;
}

/**
 * The order with the number in the query, if it was placed or looked up in this browser; without a number the one looked up. Its look-up
 * data is in sealed cookies, not in the URL. Otherwise redirects to the look-up.
 */
export async function requireGuestOrder(shop: Shop, { searchParams }: URL): Promise<Order> {
  const lookUp = guestOrderLookUp(shop, searchParams.get("number"));
  const order = lookUp && (await shop.commerce.checkout.guestOrder(lookUp));
  if (!order) throw seeOther("/order-lookup");
  return order;
}

export function guestOrderLookUp(shop: Shop, wanted: string | null): LookedUpOrder | null {
  const found = shop.cookies.get(lookedUpOrderCookie);
  return placedHere(shop, wanted) ?? (wanted === null || wanted === found?.number ? found : null);
}

/** An order that was placed or looked up in this browser, by its id; null for any other, and if the backend does not answer. */
export async function findGuestOrder(shop: Shop, id: string): Promise<Order | null> {
  const last = shop.cookies.get(lastOrderCookie)?.number ?? null;
  for (const lookUp of [placedHere(shop, last), shop.cookies.get(lookedUpOrderCookie)]) {
    const order = lookUp && (await shop.commerce.checkout.guestOrder(lookUp).catch(() => null));
    if (order?.id === id) return order;
  }
  return null;
}

function placedHere({ cookies }: Shop, wanted: string | null): LookedUpOrder | null {
  const { number = null, email = null, proof = null } = cookies.get(lastOrderCookie) ?? {};
  return number !== null && number === wanted && email && proof ? { number, email, proof } : null;
}

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
