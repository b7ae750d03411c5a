import { cartIdOf } from "~/features/cart/cart-id.server";
import { rememberCart } from "~/features/cart/remember-cart.server";
import { isCartGone, leaveGoneCart, readCart } from "~/features/cart/read-cart.server";
import type { ShopArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

type Args = Pick<ShopArgs, "shop" | "params">;

/** The line in the URL. If it was already removed (form sent twice, another tab), the removal counts as done. */
export async function requireLine({ shop, params }: Args) {
  const cart = await readCart(shop);
  if (!cart) leaveGoneCart(shop);
  const line = cart.lines.find(({ uid }) => uid === params["line"]);
  if (!line) throw seeOther("/cart");
  return line;
}

export async function removeLine({ shop, params }: Args): Promise<Response> {
  const line = await requireLine({ shop, params });
  const id = cartIdOf(shop.cookies);
  if (!id) leaveGoneCart(shop);
  const outcome = await shop.commerce.cart.remove(id, line.uid);
  if (outcome.ok) {
    rememberCart(shop, outcome.cart, { removed: line.uid });
    const text = `${line.name} has been successfully removed from your cart`;
    shop.notices.add({ kind: "success", title: "Product removed", text });
  } else {
    if (isCartGone(outcome.problems)) leaveGoneCart(shop);
    for (const { message } of outcome.problems) shop.notices.add({ kind: "danger", text: message });
  }
  return seeOther("/cart");
}
