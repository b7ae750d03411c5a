import { z } from "zod";
import { leaveGoneCart } from "~/lib/checkout/read-cart.server";
import { placeOrder } from "~/lib/checkout/place-order.server";
import { isOfLastOrder, THANK_YOU } from "~/lib/checkout/last-order";
import { required } from "~/lib/forms/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/forms/parse-form.server";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";

const OUT_OF_DATE = "Your cart has changed since this page was opened. Please check your order and place it again.";

function payment(hasTerms: boolean) {
  return z.object({ method: required(), terms: hasTerms ? required() : z.string().optional() });
}

/**
 * Places the order of the form. Whatever is sent twice, by a double click, a resend or Back, ends on the page of the one
 * order there is.
 */
export async function paymentAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { session } = shop;
  const token = form.get("order_token");
  if (isOfLastOrder(session, token)) return seeOther(THANK_YOU);
  const cart = session.cartId;
  if (!cart) leaveGoneCart(shop);
  const state = sentState(form, "payment");
  if (!(await session.checkOrderToken(cart, token))) {
    return refuse(shop, withProblems(state, [{ code: "out-of-date", message: OUT_OF_DATE }]));
  }

  const agreements = await shop.commerce.checkout.agreements();
  const parsed = parseForm(form, payment(agreements.length > 0), "payment");
  if (!parsed.ok) return refuse(shop, parsed.state);

  const placing = await placeOrder(shop, cart, parsed.value.method);
  switch (placing.kind) {
    case "ordered":
      await session.keepLastOrder({ number: placing.number, email: placing.email, cartId: cart });
      session.dropCart();
      return seeOther(THANK_YOU);
    case "refused":
      return refuse(shop, withProblems(state, placing.problems));
    case "unsettled":
      return seeOther(`${THANK_YOU}?order=${encodeURIComponent(String(token))}`);
  }
}
