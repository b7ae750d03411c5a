import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { register } from "~/features/account/register.server";
import { THANK_YOU } from "~/lib/urls/thank-you";
import { readPlacedOrder } from "~/features/orders/read-placed-order.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";

const ORDERS = "/customer/order-history";

/** Creates an account with the email of a guest's order. Magento does not assign the order to it, so this redirects back to the order's page. */
export async function createAccountFromOrder({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  if (!lastOrder?.email || customerToken(shop.cookies)) throw seeOther(ORDERS);
  const { order } = await readPlacedOrder(shop, lastOrder);
  const names = order?.billingAddress;
  form.set("email", lastOrder.email);
  if (names) {
    form.set("firstName", names.firstName);
    form.set("lastName", names.lastName);
  }
  form.set("return-to", THANK_YOU);
  return register({ shop, form });
}
