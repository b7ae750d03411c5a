import { isCartGone, handleMissingCart, requireCart } from "~/features/cart/read-cart.server";
import { guest, saveEmail } from "~/features/checkout/guest-email.server";
import { nextPath } from "~/features/checkout/steps";
import type { SubmissionResult } from "~/lib/forms/submission";
import { parseForm } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

/** Sets the guest's email on the cart. */
export async function continueAsGuest({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const again = (state: SubmissionResult) => invalid({ state });
  const cart = await requireCart(shop);
  const parsed = parseForm(form, guest);
  if (!parsed.ok) return again(parsed.reply());
  const outcome = await saveEmail(shop, cart, parsed.value.email);
  if (outcome.ok) return seeOther(nextPath(cart, "user-account"));
  if (isCartGone(outcome.problems)) handleMissingCart(shop);
  return again(parsed.reply(outcome.problems));
}
