import { joined } from "~/features/account/in-one-line";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import { orFormError } from "~/lib/server/or-form-error.server";
import { PROFILE } from "~/features/account/log-in.server";
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
  if (!parsed.ok) return invalid(shop, parsed.reply());
  const { currentPassword, password } = parsed.value;
  const outcome = await orFormError(shop, shop.commerce.customer.changePassword(currentPassword, password));
  if (!outcome.ok) return invalid(shop, parsed.reply(joined(outcome.problems)));
  shop.notices.add({ kind: "success", text: "Your password was changed." });
  return seeOther(PROFILE);
}
