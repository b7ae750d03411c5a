import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { Order } from "~/lib/commerce/model/order";
import { notFound } from "~/lib/server/request/responses";
import type { Reader } from "~/lib/server/request/shop.server";

/** One of this customer's own orders; 404 for any other number. */
export async function requireOrder(reader: Reader, number = ""): Promise<Order> {
  return (await findOrder(reader, number)) ?? notFound();
}

/** Null for any other number. */
export async function findOrder({ commerce }: Reader, number = ""): Promise<Order | null> {
  return /^[\w-]{1,32}$/.test(number) ? commerce.customer.order(asId<OrderNumber>(number)) : null;
}
