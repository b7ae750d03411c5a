import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { Order } from "~/lib/commerce/model/order";
import { notFound } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** One of this customer's own orders; 404 for any other number. */
export async function requireOrder(shop: Shop, number = ""): Promise<Order> {
  if (!/^[\w-]{1,32}$/.test(number)) notFound();
  return (await shop.commerce.customer.order(asId<OrderNumber>(number))) ?? notFound();
}
