import { joined } from "~/features/account/in-one-line";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { PROFILE } from "~/features/account/log-in.server";
import { secret } from "~/lib/server/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/server/parse-form.server";
import { passwordPair } from "~/features/account/password-pair.server";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

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
