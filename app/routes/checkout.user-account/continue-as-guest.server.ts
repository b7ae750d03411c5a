import { z } from "zod";
import { orFormError } from "~/lib/server/or-form-error.server";
import { isCartGone, leaveGoneCart, requireCart } from "~/features/cart/read-cart.server";
import { nextPath } from "~/features/checkout/steps";
import { email } from "~/lib/server/fields.server";
import type { SubmissionResult } from "~/lib/forms/submission";
import { parseForm } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

export const guest = z.object({ email });

/** Sets the guest's email on the cart. */
export async function continueAsGuest({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const again = (state: SubmissionResult) => invalid(shop, { state });
  const cart = await requireCart(shop);
  const parsed = parseForm(form, guest);
  if (!parsed.ok) return again(parsed.reply());
  const outcome = await orFormError(shop, shop.commerce.checkout.setEmail(cart.id, parsed.value.email));
  if (outcome.ok) return seeOther(nextPath(cart, "user-account"));
  if (isCartGone(outcome.problems)) leaveGoneCart(shop);
  return again(parsed.reply(outcome.problems));
}
