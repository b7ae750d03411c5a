import type { Cart, LineRequest } from "~/lib/commerce/model/cart";
import { asId, type LineUid } from "~/lib/commerce/model/ids";
import type { Outcome } from "~/lib/commerce/model/problem";
import { redirectBack, seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { putIntoCart } from "./put-into-cart.server";
import { replaceLine } from "./replace-line.server";

/** Field of the product form with the uid of the cart line to replace. */
const EDIT = "edit";

/** Adds the lines of a product form, or replaces the cart line the form was opened for. */
export function addOrReplace(
  shop: Shop,
  form: FormData,
  lines: readonly LineRequest[],
): Promise<Outcome<{ cart: Cart }>> {
  const edited = editedLine(form);
  const [line, ...others] = lines;
  return edited && line && others.length === 0 ? replaceLine(shop, edited, line) : putIntoCart(shop, lines);
}

/** Redirects back to the page the form is on, or to the cart after replacing a line. */
export function afterAdding(form: FormData): Response {
  return editedLine(form) ? seeOther("/cart") : redirectBack(form, "/cart");
}

function editedLine(form: FormData): LineUid | null {
  const given = form.get(EDIT);
  return typeof given === "string" && given !== "" ? asId<LineUid>(given) : null;
}
