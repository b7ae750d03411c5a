import { cartMemoryCookie } from "~/features/cart/cart-memory-cookie.server";
import { readFilledCart } from "~/features/cart/load-cart-page.server";
import { CART_GONE } from "~/features/cart/cart-gone";
import { shopLoader } from "~/lib/server/handlers.server";
import { toCartView } from "~/features/cart/cart-view";

/** The contents of the panel, fetched when it is opened. */
export const loader = shopLoader(async ({ shop }) => {
  const { cart, isGone, left } = await readFilledCart(shop);
  if (isGone) shop.notices.add({ kind: "warning", text: CART_GONE });
  const view = { cart: cart && toCartView(cart, shop.cookies.get(cartMemoryCookie)), left };
  return Response.json(view, { headers: { "Cache-Control": "no-store" } });
});
