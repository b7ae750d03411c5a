import { resetCookie } from "~/features/account/reset-link.server";
import { joined } from "~/features/account/in-one-line";
import { attemptOf, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { email, required } from "~/lib/server/fields.server";
import { sentState, withProblems, type FormState } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/server/parse-form.server";
import { passwordPair } from "~/features/account/password-pair.server";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

/** A refused form; the key of the mailed link goes back into its hidden field, no other secret does. */
interface ResetAnswer {
  readonly state: FormState;
  readonly resetKey: string;
}

export async function resetPassword({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const again = (state: FormState, status?: 429) =>
    refuse(shop, { state, resetKey: String(form.get("token") ?? "") } satisfies ResetAnswer, status);
  const rule = await shop.commerce.account.passwordRule();
  const parsed = parseForm(form, passwordPair(rule, { email, token: required() }), "reset");
  if (!parsed.ok) return again(parsed.state);
  const { email: address, token, password } = parsed.value;
  const attempt = attemptOf(shop, "reset", address);
  if (attempt.isOver) return again(withProblems(sentState(form, "reset"), [TOO_MANY]), 429);
  attempt.note();
  const reset = shop.commerce.account.resetPassword({ email: address, token, password });
  const outcome = await orRefusal(shop, reset);
  if (!outcome.ok)
    return again(withProblems(sentState(form, "reset"), joined(outcome.problems), ["email", "password"]));
  shop.cookies.drop(resetCookie);
  shop.notices.add({ kind: "success", text: "Your password was changed. Please log in with it." });
  return seeOther("/login");
}
