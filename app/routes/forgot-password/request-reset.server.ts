import { z } from "zod";
import { withReturn } from "~/lib/account/account-dialog";
import { attemptOf, TOO_MANY } from "~/lib/account/limit-attempts.server";
import { PROFILE } from "~/lib/account/log-in.server";
import { RESET_FAILED, RESET_SENT } from "~/lib/account/texts";
import { orRefusal } from "~/lib/checkout/or-refusal.server";
import { email } from "~/lib/forms/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/forms/parse-form.server";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import { sameOriginPath } from "~/lib/http/same-origin-path";

const request = z.object({ email });

/** Whether there is an account is nobody's business: the backend's no reads like its yes (decision 0012). */
export async function requestReset({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, request, "forgot");
  if (!parsed.ok) return refuse(shop, parsed.state);
  const attempt = attemptOf(shop, "reset", parsed.value.email);
  if (attempt.isOver) return refuse(shop, withProblems(sentState(form, "forgot"), [TOO_MANY]), 429);
  attempt.note();
  const outcome = await orRefusal(shop, shop.commerce.account.requestReset(parsed.value.email), RESET_FAILED);
  if (!outcome.ok && outcome.problems.some(({ code }) => code === "unavailable")) {
    return refuse(shop, withProblems(sentState(form, "forgot"), outcome.problems));
  }
  shop.notices.add({ kind: "info", text: RESET_SENT, persist: true });
  const returnTo = sameOriginPath(form.get("return-to"), PROFILE);
  return seeOther(returnTo === PROFILE ? "/forgot-password" : withReturn("/forgot-password", returnTo));
}
