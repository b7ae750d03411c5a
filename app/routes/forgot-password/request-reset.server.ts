import { z } from "zod";
import { RESET_FAILED, RESET_SENT } from "~/lib/account/texts";
import { orRefusal } from "~/lib/checkout/or-refusal.server";
import { email } from "~/lib/forms/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/forms/parse-form.server";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";

const request = z.object({ email });

/** Whether there is an account is nobody's business: the backend's no reads like its yes (decision 0012). */
export async function requestReset({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, request, "forgot");
  if (!parsed.ok) return refuse(shop, parsed.state);
  const outcome = await orRefusal(shop, shop.commerce.account.requestReset(parsed.value.email), RESET_FAILED);
  if (!outcome.ok && outcome.problems.some(({ code }) => code === "unavailable")) {
    return refuse(shop, withProblems(sentState(form, "forgot"), outcome.problems));
  }
  shop.notices.add({ kind: "info", text: RESET_SENT, persist: true });
  return seeOther("/forgot-password");
}
