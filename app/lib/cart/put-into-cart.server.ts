import { orRefusal } from "../checkout/or-refusal.server";
import type { Cart, LineRequest } from "../commerce/model/cart";
import type { Outcome, Problem } from "../commerce/model/problem";
import type { Shop } from "../shop.server";
import { ADDED } from "./added";
import { rememberPrices } from "./line-prices";

type Added = Outcome<{ cart: Cart; problems: readonly Problem[] }>;

/**
 * The one way into the cart: the first addition creates it, one that is gone is replaced by a fresh one, and what could not be
 * had beside the rest is said. The refusal of everything is the caller's to show.
 */
export async function putIntoCart(shop: Shop, lines: readonly LineRequest[]): Promise<Added> {
  const outcome = await orRefusal(shop, shop.commerce.cart.add(shop.session.cartId, lines));
  if (outcome.ok) tellOfAddition(shop, outcome);
  return outcome;
}

function tellOfAddition(
  { session, notices }: Shop,
  { cart, problems }: { readonly cart: Cart; readonly problems: readonly Problem[] },
): void {
  session.keepCart(cart.id);
  session.keepLinePrices(rememberPrices(session.linePrices, cart));
  notices.add({ kind: "success", text: ADDED });
  for (const { message } of problems) notices.add({ kind: "warning", text: message });
}
