import { customerToken } from "~/lib/server/customer-token.server";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/server-runtime";
import { shopAction, shopLoader, type ShopActionArgs, type ShopArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import { logInAddress } from "~/lib/urls/log-in-address";
import { sessionEnded } from "~/lib/server/session-ended.server";

/** shopLoader for customer pages: guests are redirected to the home page with the log-in dialog, which leads back here. */
export function customerLoader<T>(run: (args: ShopArgs) => Promise<T> | T): (args: LoaderFunctionArgs) => Promise<T> {
  return shopLoader((args) => {
    requireCustomer(args);
    return run(args);
  });
}

/** shopAction for customers. If the session has ended, the form's values are kept until after the log-in. */
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
  if (customerToken(shop.cookies) === null) throw seeOther(logInAddress(url.pathname + url.search));
}
