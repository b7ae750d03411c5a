import { cartIdOf } from "~/features/cart/cart-id.server";
import { rememberCart } from "~/features/cart/remember-cart.server";
import { STAY } from "~/features/cart/stay-on-page";
import { REMOVED_TITLE, type Removal, removedText } from "~/features/cart/undo-removal";
import { isCartGone, leaveGoneCart, readCart } from "~/features/cart/read-cart.server";
import type { ShopActionArgs, ShopArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

const LONGEST_UNDO = 400;

type Args = Pick<ShopArgs, "shop" | "params">;

/** The line in the URL. If it was already removed (form sent twice, another tab), the removal counts as done. */
export async function requireLine({ shop, params }: Args) {
  const cart = await readCart(shop);
  if (!cart) leaveGoneCart(shop);
  const line = cart.lines.find(({ uid }) => uid === params["line"]);
  if (!line) throw seeOther("/cart");
  return line;
}

/** A form sent by script gets what it takes to undo it instead of another page. */
export async function removeLine({
  shop,
  params,
  form,
}: Args & Pick<ShopActionArgs, "form">): Promise<Response | Removal> {
  const line = await requireLine({ shop, params });
  const id = cartIdOf(shop.cookies);
  if (!id) leaveGoneCart(shop);
  const outcome = await shop.commerce.cart.remove(id, line.uid);
  if (outcome.ok) {
    rememberCart(shop, outcome.cart, { removed: line.uid });
    if (form.has(STAY)) return { name: line.name, request: line.request };
    const undo = JSON.stringify(line.request);
    shop.notices.add({
      kind: "success",
      title: REMOVED_TITLE,
      text: removedText(line.name),
      // A long engraving does not fit into the notices' cookie.
      ...(undo.length <= LONGEST_UNDO && { undo }),
    });
  } else {
    if (isCartGone(outcome.problems)) leaveGoneCart(shop);
    for (const { message } of outcome.problems) shop.notices.add({ kind: "danger", text: message });
  }
  return seeOther("/cart");
}
