import type { Cart, LineRequest } from "~/lib/commerce/model/cart";
import type { Outcome, Problem } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/shop.server";
import { addOnce } from "./add-once.server";
import { ADDED } from "./added";

type Added = Outcome<{ cart: Cart; problems: readonly Problem[] }>;

/**
 * The one way into the cart: the first addition creates it, one that is gone is replaced by a fresh one, and what could not be
 * had beside the rest is said. The refusal of everything is the caller's to show.
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
