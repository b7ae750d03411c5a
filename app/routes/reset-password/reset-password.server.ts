import { joinGeneralProblems } from "~/features/account/account-messages";
import { passwordPair, resetCookie } from "~/features/account/passwords.server";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import type { SubmissionResult } from "~/lib/forms/submission";
import { email, required, invalid, orFormError, parseForm } from "~/lib/server/request/parse-form.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { seeOther } from "~/lib/server/request/responses";

/** A rejected form; the reset token is the only secret that is sent back, in its hidden field. */
interface ResetAnswer {
  readonly state: SubmissionResult;
  readonly resetKey: string;
}

export function passwordReset(rule: PasswordRule) {
  return passwordPair(rule, { email, token: required() });
}

export async function resetPassword({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const reject = (state: SubmissionResult, status?: 429) =>
    invalid({ state, resetKey: String(form.get("token") ?? "") } satisfies ResetAnswer, status);
  const parsed = parseForm(form, passwordReset(await shop.commerce.account.passwordRule()));
  if (!parsed.ok) return reject(parsed.reply());
  const { email: address, token, password } = parsed.value;
  // Counted by the token, which cannot be guessed: by email, others could lock the owner out.
  const attempt = await countAttempt(shop, "reset", `key ${token}`);
  if (attempt.isOver) return reject(parsed.reply([TOO_MANY_ATTEMPTS]), 429);
  const reset = shop.commerce.account.resetPassword({ email: address, token, password });
  const result = await orFormError(shop, reset);
  if (!result.ok) return reject(parsed.reply(joinGeneralProblems(result.problems)));
  shop.cookies.clear(resetCookie);
  shop.notices.add({ kind: "success", text: "Password changed. Please log in with the new one." });
  return seeOther("/login");
}
