import { customerToken } from "~/lib/server/customer-token.server";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { register } from "~/features/account/register.server";
import { THANK_YOU } from "~/features/cart/thank-you";
import { readPlacedOrder } from "~/features/orders/read-placed-order.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

const ORDERS = "/customer/order-history";

/**
 * An account for a guest who has ordered, under the email of the order. That order does not join it: Magento leaves it a guest's for
 * good. So the way leads back to the page of the order.
 */
export async function keepAsAccount({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  if (!lastOrder?.email || customerToken(shop.cookies)) throw seeOther(ORDERS);
  const order = await readPlacedOrder(shop, lastOrder);
  const names = order?.billingAddress;
  form.set("email", lastOrder.email);
  if (names) {
    form.set("firstName", names.firstName);
    form.set("lastName", names.lastName);
  }
  form.set("return-to", THANK_YOU);
  return register({ shop, form });
}
