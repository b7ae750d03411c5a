import { joined } from "~/lib/account/in-one-line";
import { orRefusal } from "~/lib/checkout/or-refusal.server";
import { PROFILE } from "~/lib/account/log-in.server";
import { secret } from "~/lib/forms/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/forms/parse-form.server";
import { passwordPair } from "~/lib/forms/password-pair.server";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";

export async function changePassword({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const rule = await shop.commerce.account.passwordRule();
  const parsed = parseForm(form, passwordPair(rule, { currentPassword: secret() }), "change");
  if (!parsed.ok) return refuse(shop, parsed.state);
  const { currentPassword, password } = parsed.value;
  const outcome = await orRefusal(shop, shop.commerce.customer.changePassword(currentPassword, password));
  if (!outcome.ok) {
    return refuse(
      shop,
      withProblems(sentState(form, "change"), joined(outcome.problems), ["currentPassword", "password"]),
    );
  }
  shop.notices.add({ kind: "success", text: "Your password was changed." });
  return seeOther(PROFILE);
}
