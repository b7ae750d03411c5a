import { optional } from "~/lib/async/optional";
import { z } from "zod";
import type { PersonalDetails, Profile } from "~/lib/commerce/model/customer";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { plainDigits } from "~/lib/forms/clean-text";
import { endCustomerSession, startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import {
  BACKEND_UNAVAILABLE,
  email,
  lastName,
  parseForm,
  parseWithoutCheck,
  REQUIRED,
  required,
  secret,
  formWrite,
  WRITE_UNANSWERED,
  optionalText,
} from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";
import { PROFILE } from "~/lib/urls/paths";
import { joinGeneralProblems } from "./account-messages";
import { passwordPair, verifyPassword } from "./passwords.server";

type Args = Pick<ShopActionArgs, "shop" | "form">;

const INVALID_DATE = "Enter a past date as YYYY-MM-DD.";

export const profileDetails = z.object({
  prefix: optionalText(),
  firstName: required(),
  lastName,
  suffix: optionalText(),
  birthDate: optionalText().transform(plainDigits).refine(isPastDay, INVALID_DATE),
  gender: z.enum(["", "1", "2", "3"]).default(""),
  taxNumber: optionalText(),
  email,
  currentPassword: secret().optional(),
});
type Details = z.output<typeof profileDetails>;

/** A new email requires the current password and is saved first (product P130). */
export async function saveProfile({ shop, form }: Args) {
  const parsed = parseForm(form, profileDetails);
  if (!parsed.ok) return parsed.reject();
  const before = await shop.commerce.customer.profile();
  const emailSaved = await saveEmail(shop, before, parsed.value);
  const saved = emailSaved.ok ? await saveDetails(shop, before, parsed.value) : emailSaved;
  if (!saved.ok) return parsed.reject(saved.problems);
  shop.notices.add({ kind: "success", text: "Profile saved." });
  return seeOther(PROFILE);
}

async function saveEmail(shop: Shop, before: Profile, wanted: Details): Promise<Result<object>> {
  // The backend keeps the capitals of an older account.
  if (wanted.email === before.email.toLowerCase()) return { ok: true };
  const { currentPassword } = wanted;
  if (!currentPassword) return fail({ code: "required", message: REQUIRED, field: "currentPassword" });
  const send = () => shop.commerce.customer.changeEmail(wanted.email, currentPassword);
  const result = await verifyPassword(shop, { email: before.email, send });
  return result.ok ? result : fail(...joinGeneralProblems(result.problems));
}

async function saveDetails(shop: Shop, before: Profile, wanted: Details): Promise<Result<object>> {
  const { email: _saved, currentPassword: _used, ...items } = wanted;
  const names = Object.keys(items) as (keyof PersonalDetails)[]; // the schema's own keys
  if (names.every((name) => items[name] === before[name])) return { ok: true };
  return formWrite(shop, WRITE_UNANSWERED, shop.commerce.customer.changeDetails(items));
}

/** YYYY-MM-DD from a date field; browsers without date fields send anything. */
function isPastDay(text: string): boolean {
  if (text === "") return true;
  return z.iso.date().safeParse(text).success && text >= "1900" && Date.parse(text) < Date.now();
}

export function ownEmail(shop: Shop): Promise<string> {
  const email = shop.commerce.customer.profile().then((profile) => profile.email);
  return optional(shop, { name: "own email", fallback: "" }, email);
}

export function passwordChange(rule: PasswordRule) {
  return passwordPair(rule, { currentPassword: secret() });
}

export async function changePassword({ shop, form }: Args) {
  const parsed = parseForm(form, passwordChange(await shop.commerce.account.passwordRule()));
  if (!parsed.ok) return parsed.reject();
  const { currentPassword, password } = parsed.value;
  const { email } = await shop.commerce.customer.profile();
  const send = () => shop.commerce.customer.changePassword(currentPassword, password);
  const result = await verifyPassword(shop, { email, send });
  if (!result.ok) return parsed.reject(joinGeneralProblems(result.problems));
  const isLoggedIn = await restartSession(shop, { email, password });
  const text = isLoggedIn ? "Password changed." : "Password changed. Please log in with the new one.";
  shop.notices.add({ kind: "success", text });
  return seeOther(isLoggedIn ? PROFILE : "/login");
}

/**
 * Some Magento releases count in whole seconds and reject a token created in the second of the
 * revocation (Revoker of `JwtUserToken`).
 */
const REVOCATION_MS = 1_000;

/**
 * Ends all of the customer's sessions, since someone may have used the old password, and logs this
 * browser in again. False, and logged out, if that fails.
 */
async function restartSession(shop: Shop, { email, password }: { email: string; password: string }): Promise<boolean> {
  const { account, customer } = shop.commerce;
  const ending = customer.logOut().then(() => new Promise((resolve) => setTimeout(resolve, REVOCATION_MS)));
  await optional(shop, { name: "ending log-ins with an old password", level: "error", evenUnauthorized: true }, ending);
  const result = await formWrite(shop, BACKEND_UNAVAILABLE, account.logIn(email, password));
  if (result.ok) startCustomerSession(shop.cookies, result);
  else endCustomerSession(shop.cookies);
  return result.ok;
}

const WRONG_CURRENT_PASSWORD = { message: "The current password is incorrect.", field: "currentPassword" };

export const deletion = z.object({ currentPassword: secret() });

/**
 * Requires the password: the token alone would let anyone at an open browser delete the account.
 */
export async function deleteAccount({ shop, form }: Args) {
  const { account, customer } = shop.commerce;
  const parsed = parseWithoutCheck(form, deletion);
  if (!parsed.ok) return parsed.reject();
  const { email } = await customer.profile();
  const send = () => account.logIn(email, parsed.value.currentPassword);
  const proved = await verifyPassword(shop, { email, send, unansweredText: BACKEND_UNAVAILABLE });
  if (!proved.ok) {
    const named = proved.problems.map((problem) =>
      problem.code === "sign-in" ? { ...problem, ...WRONG_CURRENT_PASSWORD } : problem,
    );
    return parsed.reject(joinGeneralProblems(named));
  }
  const result = await formWrite(shop, WRITE_UNANSWERED, customer.deleteAccount());
  if (!result.ok) return parsed.reject(joinGeneralProblems(result.problems));
  endCustomerSession(shop.cookies);
  shop.cookies.clearOn("log-out");
  shop.notices.add({ kind: "success", text: "Your account has been deleted." });
  return seeOther("/");
}
