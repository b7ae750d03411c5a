import { saveCartId, clearCartQuantity } from "~/features/cart/cart-cookies.server";
import { sendCartChange, toSoldGoods } from "~/features/consent/cart-events.server";
import { requireOrder } from "~/features/orders/load-order.server";
import { problemNotice } from "~/lib/notices";
import { orFormError } from "~/lib/server/request/parse-form.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";

/** A repeated reorder would add everything twice. */
const REORDER_UNAVAILABLE = "Our system did not answer. Your items may already be in the cart: check there first.";

/** Adds an order's lines to the cart again; notices name those that were not added. */
export async function reorder({ shop, params }: Pick<ShopActionArgs, "shop" | "params">): Promise<Response> {
  const { number, lines, totals } = await requireOrder(shop, params["order"]);
  const result = await orFormError(shop, shop.commerce.customer.reorder(number), REORDER_UNAVAILABLE);
  if (!result.ok) {
    for (const problem of result.problems) shop.notices.add(problemNotice(problem));
    return seeOther(`/customer/order-history/${number}`);
  }
  saveCartId(shop.cookies, result.cart);
  clearCartQuantity(shop);
  const { problems } = result;
  const added = lines.filter((line) => !problems.some(({ sku }) => sku === line.sku));
  sendCartChange(shop, "add_to_cart", toSoldGoods({ lines: added, totals }).lines);
  if (problems.length < lines.length) {
    const items = problems.length > 0 ? "The other items" : "Items";
    shop.notices.add({ kind: "success", text: `${items} from order ${number} are in your cart.` });
  }
  for (const { message, sku } of problems) {
    const name = lines.find((line) => line.sku === sku)?.name ?? sku;
    shop.notices.add({ kind: "warning", text: name ? `${name}: ${message}` : message });
  }
  return seeOther("/cart");
}
