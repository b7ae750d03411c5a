import { joined } from "~/features/account/in-one-line";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import { PROFILE } from "~/features/account/log-in.server";
import { provePassword } from "~/features/account/prove-password.server";
import { renewLogIn } from "~/features/account/renew-log-in.server";
import { secret } from "~/lib/server/fields.server";
import { parseForm } from "~/lib/server/parse-form.server";
import { passwordPair } from "~/features/account/password-pair.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

export function passwordChange(rule: PasswordRule) {
  return passwordPair(rule, { currentPassword: secret() });
}

export async function changePassword({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, passwordChange(await shop.commerce.account.passwordRule()));
  if (!parsed.ok) return invalid(parsed.reply());
  const { currentPassword, password } = parsed.value;
  const { email } = await shop.commerce.customer.profile();
  const send = () => shop.commerce.customer.changePassword(currentPassword, password);
  const outcome = await provePassword(shop, { email, send });
  if (!outcome.ok) return invalid(parsed.reply(joined(outcome.problems)));
  const isIn = await renewLogIn(shop, { email, password });
  const text = isIn ? "Your password was changed." : "Your password was changed. Please log in with it.";
  shop.notices.add({ kind: "success", text });
  return seeOther(isIn ? PROFILE : "/login");
}
