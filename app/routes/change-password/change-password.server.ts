import { joinGeneralProblems } from "~/features/account/account-messages";
import { PROFILE } from "~/lib/urls/paths";
import { passwordPair, verifyPassword } from "~/features/account/passwords.server";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import { endCustomerSession, startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { secret, BACKEND_UNAVAILABLE, orFormError, parseForm } from "~/lib/server/request/parse-form.server";
import { withFallback } from "~/lib/server/request/optional.server";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";

export function passwordChange(rule: PasswordRule) {
  return passwordPair(rule, { currentPassword: secret() });
}

export async function changePassword({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
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

/** Some Magento releases count in whole seconds and reject a token created in the second of the revocation (Revoker of `JwtUserToken`). */
const REVOCATION_MS = 1_000;

/** Ends all of the customer's sessions, since someone may have used the old password, and logs this browser in again. False, and logged out, if that fails. */
async function restartSession(shop: Shop, { email, password }: { email: string; password: string }): Promise<boolean> {
  const { account, customer } = shop.commerce;
  const ending = customer.logOut().then(() => new Promise((resolve) => setTimeout(resolve, REVOCATION_MS)));
  await withFallback(shop, ending, { failure: "log-ins with an old password were not ended", fallback: null });
  const result = await orFormError(shop, account.logIn(email, password), BACKEND_UNAVAILABLE);
  if (result.ok) startCustomerSession(shop.cookies, result);
  else endCustomerSession(shop.cookies);
  return result.ok;
}
