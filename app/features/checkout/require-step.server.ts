import type { Cart } from "~/lib/commerce/model/cart";
import { requireCart } from "~/features/cart/read-cart.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { firstUnfinished, isReachable, missingFrom, stepPath, whatIsMissing, type Step } from "./steps";

/** requireCart, and redirects to the first unfinished step if the cart is not ready for this one. */
export async function requireStep(shop: Shop, step: Step): Promise<Cart> {
  const cart = await requireCart(shop);
  if (isReachable(cart, step)) return cart;
  const missing = missingFrom(cart);
  if (missing) shop.notices.add({ kind: "info", text: whatIsMissing(missing) });
  throw seeOther(stepPath(firstUnfinished(cart)));
}
