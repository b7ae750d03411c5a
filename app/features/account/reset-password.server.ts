import { z } from "zod";
import { raceTimeout } from "~/lib/async/timeouts";
import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import type { SubmissionResult } from "~/lib/forms/submission";
import { defineCookie, json } from "~/lib/server/cookies/cookies.server";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import {
  email,
  required,
  invalid,
  parseForm,
  formWrite,
  WRITE_UNANSWERED,
} from "~/lib/server/request/parse-form.server";
import { readMailedQuery } from "~/lib/urls/mailed-link";
import { OVERVIEW, withReturn, sameOriginPath } from "~/lib/urls/paths";
import { joinGeneralProblems, RESET_FAILED, RESET_SENT } from "./account-messages";
import { passwordPair, rememberDevice } from "./passwords.server";

export function passwordReset(rule: PasswordRule) {
  return passwordPair(rule, { email, token: required() });
}

export async function resetPassword({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  // The reset token is the only secret that is sent back, in its hidden field.
  const reject = (state: SubmissionResult, status?: 429) =>
    invalid({ state, resetKey: String(form.get("token") ?? "") }, status);
  const parsed = parseForm(form, passwordReset(await shop.commerce.account.passwordRule()));
  if (!parsed.ok) return reject(parsed.reply());
  const { email: address, token, password } = parsed.value;
  // Counted by the token, which cannot be guessed: by email, others could lock the owner out.
  const attempt = await countAttempt(shop, "reset", `key ${token}`);
  if (attempt.isOver) return reject(parsed.reply([TOO_MANY_ATTEMPTS]), 429);
  const reset = shop.commerce.account.resetPassword({ email: address, token, password });
  const result = await formWrite(shop, WRITE_UNANSWERED, reset);
  if (!result.ok) return reject(parsed.reply(joinGeneralProblems(result.problems)));
  shop.cookies.clear(resetCookie);
  // Whoever has the mail is the owner: other people's attempts must not lock the new password out
  // here.
  await rememberDevice(shop.cookies, address);
  shop.notices.add({ kind: "success", text: "Password changed. Please log in with the new one." });
  return seeOther("/login");
}

export const resetRequest = z.object({ email });

/** Magento sends the mail before it responds, so only a known email takes long. */
const RESPONSE_MS = 600;

/**
 * Problems that say nothing about the account: neither a silent backend nor a refused captcha has
 * looked for it.
 */
const TOLD: ReadonlySet<string> = new Set(["unavailable", CAPTCHA_REJECTED]);

/**
 * Always responds the same after the same time (decision 0012), also if a mail is on its way
 * already: nobody can lock the owner out (0042). Only an unavailable backend is reported, at once
 * if known earlier.
 */
export async function requestReset({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, resetRequest);
  if (!parsed.ok) return parsed.reject();
  const attempt = await countAttempt(shop, "reset-mail", parsed.value.email);
  if (attempt.isNetworkOver) return parsed.reject([TOO_MANY_ATTEMPTS], 429);
  const request = attempt.isOver
    ? Promise.resolve(null)
    : sendResetMail(shop, parsed.value.email, attempt.clearAccount);
  const [settled] = await Promise.all([
    raceTimeout(RESPONSE_MS, request),
    new Promise((done) => setTimeout(done, RESPONSE_MS)),
  ]);
  if (!settled)
    shop.waitUntil(request.catch((error: unknown) => shop.log("error", "a password reset failed", { error })));
  const result = settled?.value;
  if (result?.ok === false && result.problems.some(({ code }) => TOLD.has(code))) {
    return parsed.reject(result.problems);
  }
  shop.notices.add({ kind: "info", text: RESET_SENT, persist: true });
  const returnTo = sameOriginPath(form.get("return-to"), OVERVIEW);
  return seeOther(returnTo === OVERVIEW ? "/forgot-password" : withReturn("/forgot-password", returnTo));
}

/** `onFailure`: called if the mail was perhaps not sent, so that the next request sends one. */
async function sendResetMail(shop: Shop, email: string, onFailure: () => Promise<void>) {
  try {
    const result = await formWrite(shop, RESET_FAILED, shop.commerce.account.requestReset(email));
    if (!result.ok && result.problems.some(({ code }) => TOLD.has(code))) await onFailure();
    return result;
  } catch (error) {
    await onFailure();
    throw error;
  }
}

/**
 * An opened reset link: in the URL it would end up in histories and referrers. `email` is empty if
 * the backend's link has none.
 */
export const resetCookie = defineCookie({
  name: "reset",
  seal: "sealed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  ...json(z.object({ token: z.string().min(1), email: z.string() })),
});

export function readResetLink(given: URLSearchParams) {
  const query = readMailedQuery(given);
  const token = query.get("token") ?? "";
  const email = query.get("email") ?? "";
  return token === "" || token.length > 200 ? null : { token, email: email.slice(0, 254) };
}
