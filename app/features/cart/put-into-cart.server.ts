import type { Cart, LineRequest } from "~/lib/commerce/model/cart";
import type { Outcome, Problem } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/shop.server";
import { addOnce } from "./add-once.server";
import { ADDED } from "./added";

type Added = Outcome<{ cart: Cart; problems: readonly Problem[] }>;

/**
 * The only way to add to the cart: creates it on the first addition, replaces one that is gone, and adds notices about lines that were rejected. If
 * all were, the caller shows the errors.
 */
export async function putIntoCart(shop: Shop, lines: readonly LineRequest[]): Promise<Added> {
  const outcome = await addOnce(shop, lines);
  if (!outcome.ok) return outcome;
  const { arrived, problems } = outcome;
  const text = arrived ? `${arrived.join(", ")} ${arrived.length === 1 ? "is" : "are"} in your cart.` : ADDED;
  shop.notices.add({ kind: "success", text });
  for (const { message } of problems) shop.notices.add({ kind: "warning", text: message });
  return outcome;
}
