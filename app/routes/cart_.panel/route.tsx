import { homeCountry } from "~/lib/server/chosen-view.server";
import { cartMemoryCookie } from "~/features/cart/cart-memory-cookie.server";
import { cartConstraints } from "~/features/cart/cart-forms.server";
import { readFilledCart } from "~/features/cart/load-cart-page.server";
import { CART_GONE } from "~/features/cart/cart-gone";
import { shopLoader } from "~/lib/server/handlers.server";
import { toCartView } from "~/features/cart/cart-view";

/** The contents of the panel, fetched when it is opened. */
export const loader = shopLoader(async ({ shop }) => {
  const { cart, isGone, left } = await readFilledCart(shop);
  if (isGone) shop.notices.add({ kind: "warning", text: CART_GONE });
  const constraints = cartConstraints(homeCountry(shop.cookies));
  const view = { cart: cart && toCartView(cart, shop.cookies.get(cartMemoryCookie)), constraints, left };
  return Response.json(view, { headers: { "Cache-Control": "no-store" } });
});
