import type { Cart, LineRequest } from "~/lib/commerce/model/cart";
import { asId, type LineUid } from "~/lib/commerce/model/ids";
import type { Outcome } from "~/lib/commerce/model/problem";
import { redirectBack, seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { putIntoCart } from "./put-into-cart.server";
import { replaceLine } from "./replace-line.server";

/** Field of a product page's form that changes a line of the cart instead of adding one. */
const EDIT = "edit";

/** What a product page's form asks for: new lines, or another choice for the line it came from. */
export function addOrReplace(
  shop: Shop,
  form: FormData,
  lines: readonly LineRequest[],
): Promise<Outcome<{ cart: Cart }>> {
  const edited = editedLine(form);
  const [line, ...others] = lines;
  return edited && line && others.length === 0 ? replaceLine(shop, edited, line) : putIntoCart(shop, lines);
}

/** Where it leads: back to the page that asked for it, or to the cart that was changed. */
export function afterAdding(form: FormData): Response {
  return editedLine(form) ? seeOther("/cart") : redirectBack(form, "/cart");
}

function editedLine(form: FormData): LineUid | null {
  const given = form.get(EDIT);
  return typeof given === "string" && given !== "" ? asId<LineUid>(given) : null;
}
