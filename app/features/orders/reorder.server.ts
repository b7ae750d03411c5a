import { optional } from "~/lib/async/optional";
import { formWrite } from "~/lib/server/request/parse-form.server";
import { addLinesIdempotently } from "~/features/cart/add-to-cart.server";
import { clearCartQuantity } from "~/features/cart/cart-cookies.server";
import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { sendCartChange, toSoldGoods } from "~/features/consent/cart-events.server";
import { hasRequiredOptions } from "~/features/product/chosen-components";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Order } from "~/lib/commerce/model/order";
import { problemNotice } from "~/lib/notices";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";
import { requireOrder } from "./load-order.server";
import { guestOrderPath, orderPath } from "~/lib/urls/order-paths";

/** A repeated reorder would add everything twice. */
const REORDER_UNAVAILABLE = "Our system did not answer. Your items may already be in the cart: check there first.";

/** Adds an order's lines to the cart again; notices name those that were not added. */
export async function reorder({ shop, params }: Pick<ShopActionArgs, "shop" | "params">): Promise<Response> {
  const { number, lines, totals } = await requireOrder(shop, params["order"]);
  const result = await formWrite(shop, REORDER_UNAVAILABLE, shop.commerce.customer.reorder(number));
  if (!result.ok) {
    for (const problem of result.problems) shop.notices.add(problemNotice(problem));
    return seeOther(orderPath(number));
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

/**
 * Adds a guest's order to the cart again, line by line: only customers can reorder at the backend.
 * An order does not contain the options, so a product that needs them becomes a notice with a link.
 * A backend may accept it without options and then reject the whole cart.
 */
export async function reorderAsGuest(shop: Shop, { number, lines }: Order): Promise<Response> {
  const needsChoice = await Promise.all(
    lines.map(async ({ sku }) => {
      const request = shop.commerce.catalog.product(asId<Sku>(sku));
      const product = await optional(shop, "a product ordered before", request);
      return product !== null && hasRequiredOptions(product);
    }),
  );
  const addable = lines.filter((_, index) => !needsChoice[index]);
  const requests = addable.map(({ sku, quantity }) => ({ sku: asId<Sku>(sku), quantity }));
  const result = requests.length > 0 ? await addLinesIdempotently(shop, requests) : null;
  if (result?.ok && result.problems.length < requests.length) {
    const areAll = result.problems.length === 0 && requests.length === lines.length;
    const items = areAll ? "Items" : "The other items";
    shop.notices.add({ kind: "success", text: `${items} from order ${number} are in your cart.` });
  }
  for (const problem of result?.problems ?? []) shop.notices.add(problemNotice(problem));
  for (const { name, path } of lines.filter((_, index) => needsChoice[index])) {
    const text = `Choose the options of ${name} again.`;
    shop.notices.add({ kind: "warning", text, ...(path && { link: { to: path, text: "Choose options" } }) });
  }
  return seeOther(result?.ok ? "/cart" : guestOrderPath(number));
}
