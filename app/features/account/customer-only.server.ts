import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/server-runtime";
import type { z } from "zod";
import { DEFAULT_PASSWORD_RULE, passwordRuleText, type PasswordRule } from "~/lib/commerce/model/password-rule";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { shopAction, shopLoader, type ShopActionArgs, type ShopArgs } from "~/lib/server/request/handlers.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { wasInvalid } from "~/lib/server/request/invalid.server";
import { optional } from "~/lib/server/request/optional.server";
import { seeOther } from "~/lib/server/request/responses";
import { sessionEnded } from "~/lib/server/request/session-ended.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { logInPath } from "~/lib/urls/log-in-path";
import { sameOriginPath } from "~/lib/urls/paths";
import { OVERVIEW } from "./log-in.server";
import { pendingItemCookie } from "~/features/wishlist/toggle-wishlist.server";
import { withTimeout } from "~/lib/server/request/with-timeout.server";

/** shopLoader for customer pages: guests are redirected to the home page with the log-in dialog, which returns here. */
export function customerLoader<T>(run: (args: ShopArgs) => Promise<T> | T): (args: LoaderFunctionArgs) => Promise<T> {
  return shopLoader((args) => {
    requireCustomer(args);
    return run(args);
  });
}

/** shopAction for customers. If the session has ended, the form's values are restored after the log-in. */
export function customerAction<T>(
  run: (args: ShopActionArgs) => Promise<T> | T,
): (args: ActionFunctionArgs) => Promise<T> {
  return shopAction(async (args) => {
    if (customerToken(args.shop.cookies) === null) throw await sessionEnded(args.shop, args.request, args.form);
    return run(args);
  });
}

/** Redirects guests to the log-in. Only checks that there is a token; the backend decides whether it is valid. */
export function requireCustomer({ shop, url }: Pick<ShopArgs, "shop" | "url">): void {
  if (customerToken(shop.cookies) === null) throw seeOther(logInPath(url.pathname + url.search));
}

/** Loader of the log-in and registration pages: customers are redirected to `return-to`, unless their submission was rejected. */
export async function loadGuestForm({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const returnTo = sameOriginPath(url.searchParams.get("return-to"), OVERVIEW);
  if (customerToken(shop.cookies) && !wasInvalid(shop)) throw seeOther(returnTo);
  return { returnTo, reason: await logInReason(shop, url.searchParams.get("return-to") ?? "") };
}

/** Falls back to a default rule, because other pages, such as a placed order's, include the form as well. */
export async function passwordForm(shop: Shop, schema: (rule: PasswordRule) => z.ZodObject) {
  const reading = shop.commerce.account.passwordRule();
  const rule = await optional(shop, "password rule", reading, DEFAULT_PASSWORD_RULE);
  return { passwordHint: passwordRuleText(rule), constraints: constraintsOf(schema(rule)) };
}

/** By the path that follows the log-in; longer paths first. */
const REASONS = [
  ["/customer/order-history", "to see your orders"],
  ["/customer/my-wishlist", "to see your wishlist"],
  ["/customer/my-downloads", "to see your downloads"],
  ["/customer", "to see your account"],
  ["/checkout", "to continue your checkout"],
] as const;

export async function logInReason(shop: Shop, returnTo: string): Promise<string | null> {
  const pendingItem = shop.cookies.get(pendingItemCookie);
  if (!pendingItem) return REASONS.find(([path]) => returnTo.startsWith(path))?.[1] ?? null;
  const request = shop.commerce.catalog.product(pendingItem.parentSku ?? pendingItem.sku);
  const product = await withTimeout(request, { reader: shop, name: "product to save" });
  return product ? `to save ${product.name}` : "to save it to your wishlist";
}
