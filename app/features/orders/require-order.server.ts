import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { Order } from "~/lib/commerce/model/order";
import { notFound, seeOther } from "~/lib/server/request/responses";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import { lastOrderCookie, lookedUpOrderCookie, type LookedUpOrder } from "./order-cookies.server";

/** One of this customer's own orders; 404 for any other number. */
export async function requireOrder(reader: Reader, number = ""): Promise<Order> {
  return (await findOrder(reader, number)) ?? notFound();
}

/** Null for any other number. */
export async function findOrder({ commerce }: Reader, number = ""): Promise<Order | null> {
  return /^[\w-]{1,32}$/.test(number) ? commerce.customer.order(asId<OrderNumber>(number)) : null;
}

/**
 * The order placed in this browser, if it has the number in the query, or else the order looked up in it. Its look-up data is in a sealed cookie, not
 * in the address. Without an order it leads to the look-up.
 */
export async function requireGuestOrder(shop: Shop, { searchParams }: URL): Promise<Order> {
  const asked = placedHere(shop, searchParams.get("number")) ?? shop.cookies.get(lookedUpOrderCookie);
  const order = asked && (await shop.commerce.checkout.guestOrder(asked));
  if (!order) throw seeOther("/order-lookup");
  return order;
}

function placedHere({ cookies }: Shop, wanted: string | null): LookedUpOrder | null {
  const { number = null, email = null, proof = null } = cookies.get(lastOrderCookie) ?? {};
  return number !== null && number === wanted && email && proof ? { number, email, proof } : null;
}
