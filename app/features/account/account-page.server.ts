import { customerToken } from "~/lib/server/customer-token.server";
import type { z } from "zod";
import { DEFAULT_PASSWORD_RULE, passwordRuleText, type PasswordRule } from "~/lib/commerce/model/password-rule";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { optional } from "~/lib/server/optional.server";
import { wasInvalid } from "~/lib/server/invalid.server";
import type { ShopArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import { sameOriginPath } from "~/lib/urls/same-origin-path";
import type { Shop } from "~/lib/server/shop.server";
import { PROFILE } from "./log-in.server";

/**
 * Loader of the log-in and registration pages: logged-in customers are redirected to `return-to`, unless they are to see what is wrong with the form
 * they sent.
 */
export function loadGuestForm({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const returnTo = sameOriginPath(url.searchParams.get("return-to"), PROFILE);
  const isInvalid = wasInvalid(shop);
  if (customerToken(shop.cookies) && !isInvalid) throw seeOther(returnTo);
  return { returnTo, wasInvalid: isInvalid };
}

/** The password rule as text, and the form's constraints. Other pages offer the form too, a placed order's among them: none fails for want of the rule. */
export async function passwordForm(shop: Shop, schema: (rule: PasswordRule) => z.ZodObject) {
  const reading = shop.commerce.account.passwordRule();
  const rule = await optional(shop, "password rule", reading, DEFAULT_PASSWORD_RULE);
  return { passwordHint: passwordRuleText(rule), constraints: constraintsOf(schema(rule)) };
}
