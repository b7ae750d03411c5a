import { customerToken } from "~/lib/server/customer-token.server";
import { z } from "zod";
import { attemptOf, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { email } from "~/lib/server/fields.server";
import { sentState, withProblems, type FormState } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/server/parse-form.server";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { redirectBack } from "~/lib/server/responses";
import { sameOriginPath } from "~/lib/urls/same-origin-path";
import { NEWSLETTER_NOTICES } from "./newsletter-notices";

const subscription = z.object({ email });

/** The newsletter for whoever gives an address, logged in or not. */
export async function subscribe({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { account, customer } = shop.commerce;
  const again = (state: FormState, status?: 429) =>
    refuse(shop, { state, returnTo: sameOriginPath(form.get("return-to"), "/") }, status);
  const parsed = parseForm(form, subscription, "newsletter");
  if (!parsed.ok) return again(parsed.state);
  const attempt = attemptOf(shop, "newsletter", parsed.value.email);
  if (attempt.isOver) return again(withProblems(sentState(form, "newsletter"), [TOO_MANY]), 429);
  attempt.note();
  const area = customerToken(shop.cookies) === null ? account : customer;
  const outcome = await orRefusal(shop, area.subscribe(parsed.value.email));
  if (!outcome.ok) return again(withProblems(sentState(form, "newsletter"), outcome.problems, ["email"]));
  shop.notices.add(NEWSLETTER_NOTICES[outcome.status]);
  return redirectBack(form, "/");
}
