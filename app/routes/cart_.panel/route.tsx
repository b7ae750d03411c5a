import { CART_GONE_TEXT } from "~/features/cart/cart-texts";
import { loadShownCart } from "~/features/cart/read-cart.server";
import { shopLoader } from "~/lib/server/request/handlers.server";

export const loader = shopLoader(async ({ shop }) => {
  const { isGone, ...view } = await loadShownCart(shop);
  if (isGone) shop.notices.add({ kind: "warning", text: CART_GONE_TEXT });
  return Response.json(view, { headers: { "Cache-Control": "no-store" } });
});
