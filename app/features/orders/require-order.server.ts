import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { Order } from "~/lib/commerce/model/order";
import { notFound, seeOther } from "~/lib/server/request/responses";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import { lastOrderCookie, lookedUpOrderCookie, type LookedUpOrder } from "./order-cookies.server";

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
