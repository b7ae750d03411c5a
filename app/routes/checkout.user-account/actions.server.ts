import { logIn } from "~/features/account/log-in.server";
import { register } from "~/features/account/register.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { continueAsGuest } from "./continue-as-guest.server";

/** Three ways through the first step, each a form of this page: errors show here, beside what is in the cart. */
export function accountAction(args: Pick<ShopActionArgs, "shop" | "form">) {
  switch (args.form.get("intent")) {
    case "log-in":
      return logIn(args);
    case "register":
      return register(args);
    default:
      return continueAsGuest(args);
  }
}
