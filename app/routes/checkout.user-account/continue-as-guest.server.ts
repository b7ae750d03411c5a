import { z } from "zod";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { isCartGone, leaveGoneCart, requireCart } from "~/features/cart/read-cart.server";
import { nextPath } from "~/features/checkout/steps";
import { email } from "~/lib/server/fields.server";
import { sentState, withProblems, type FormState } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/server/parse-form.server";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

const guest = z.object({ email });

/** Ties the guest's email to the cart. */
export async function continueAsGuest({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const again = (state: FormState) => refuse(shop, { state });
  const cart = await requireCart(shop);
  const parsed = parseForm(form, guest, "guest");
  if (!parsed.ok) return again(parsed.state);
  const outcome = await orRefusal(shop, shop.commerce.checkout.setEmail(cart.id, parsed.value.email));
  if (outcome.ok) return seeOther(nextPath(cart, "user-account"));
  if (isCartGone(outcome.problems)) leaveGoneCart(shop);
  return again(withProblems(sentState(form, "guest"), outcome.problems, ["email"]));
}
