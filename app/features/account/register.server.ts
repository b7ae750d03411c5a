import { z } from "zod";
import { sendEvents } from "~/features/consent/send-events.server";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import type { SubmissionResult } from "~/lib/forms/submission";
import { customerToken, endCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { email, newPassword, required, ticked } from "~/lib/server/request/fields.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { invalid } from "~/lib/server/request/invalid.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import { parseForm } from "~/lib/server/request/parse-form.server";
import { seeOther } from "~/lib/server/request/responses";
import { afterLogIn } from "~/lib/server/request/session-ended.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { withReturn } from "~/lib/urls/log-in-path";
import { sameOriginPath } from "~/lib/urls/paths";
import { joinGeneralProblems, MUST_CONFIRM, REGISTRATION_UNANSWERED, PLEASE_LOG_IN } from "./account-messages";
import { rememberDevice } from "./known-device.server";
import { OVERVIEW, type AccountFormResult, requestToken, completeLogIn } from "./log-in.server";

export function registration(rule: PasswordRule) {
  return z.object({
    firstName: required(),
    lastName: required(),
    email,
    password: newPassword(rule),
    newsletter: ticked(),
  });
}

export async function register({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const returnTo = sameOriginPath(form.get("return-to"), OVERVIEW);
  const reject = (state: SubmissionResult, status?: 429) =>
    invalid({ state, returnTo } satisfies AccountFormResult, status);
  const parsed = parseForm(form, registration(await shop.commerce.account.passwordRule()));
  if (!parsed.ok) return reject(parsed.reply());
  const attempt = await countAttempt(shop, "register", parsed.value.email);
  if (attempt.isOver) return reject(parsed.reply([TOO_MANY_ATTEMPTS]), 429);

  const { newsletter, ...details } = parsed.value;
  const registering = shop.commerce.account.register({ ...details, wantsNewsletter: newsletter });
  const result = await orFormError(shop, registering, REGISTRATION_UNANSWERED);
  if (!result.ok) return reject(parsed.reply(joinGeneralProblems(result.problems)));
  sendEvents(shop, () => [{ name: "sign_up", params: { method: "password" } }]);
  // Another customer may be logged in on this browser.
  if (customerToken(shop.cookies)) endCustomerSession(shop.cookies);
  const canContinue = await logInAfterwards(shop, details);
  return seeOther(canContinue ? afterLogIn(shop, returnTo) : withReturn("/login", returnTo));
}

/**
 * Logs the customer in, unless the account must be confirmed first (product P122, P123). Magento before 2.4.8 does not report that: a
 * rejected log-in with the new password means it. False if only the log-in failed, e.g. because the registration used up the captcha token.
 */
async function logInAfterwards(shop: Shop, { email: address, password }: { email: string; password: string }) {
  const result = await requestToken(shop, address, password);
  if (!result.ok) {
    const mustConfirm = result.problems.some(({ code }) => code === "confirm" || code === "sign-in");
    shop.notices.add({ kind: "info", text: mustConfirm ? MUST_CONFIRM : PLEASE_LOG_IN, persist: true });
    return mustConfirm;
  }
  const opened = await completeLogIn(shop, result);
  if (opened.ok) await rememberDevice(shop.cookies, address);
  if (opened.ok) shop.notices.add({ kind: "success", text: "Welcome! Your account is ready." });
  else for (const { message } of opened.problems) shop.notices.add({ kind: "warning", text: message });
  return true;
}
