import { customerToken } from "~/lib/server/customer-token.server";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/server-runtime";
import { shopAction, shopLoader, type ShopActionArgs, type ShopArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import { logInAddress } from "~/lib/urls/log-in-address";
import { sessionEnded } from "~/lib/server/session-ended.server";

/** As shopLoader, for a page of customers: a guest goes home, where the dialog is open and leads back here. */
export function customerLoader<T>(run: (args: ShopArgs) => Promise<T> | T): (args: LoaderFunctionArgs) => Promise<T> {
  return shopLoader((args) => {
    requireCustomer(args);
    return run(args);
  });
}

/** As shopAction, for customers. What a form held whose sender's session had ended is kept for after the log-in. */
export function customerAction<T>(
  run: (args: ShopActionArgs) => Promise<T> | T,
): (args: ActionFunctionArgs) => Promise<T> {
  return shopAction(async (args) => {
    if (customerToken(args.shop.cookies) === null) throw await sessionEnded(args.shop, args.request, args.form);
    return run(args);
  });
}

/** Whether the token is still good is for the backend to say; without one there is nobody to ask about. */
export function requireCustomer({ shop, url }: Pick<ShopArgs, "shop" | "url">): void {
  if (customerToken(shop.cookies) === null) throw seeOther(logInAddress(url.pathname + url.search));
}
