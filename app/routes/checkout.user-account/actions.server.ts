import { logIn } from "~/features/account/log-in.server";
import { register } from "~/features/account/register.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { continueAsGuest } from "./continue-as-guest.server";

/** Three forms in the first step: guest, log-in, registration. Errors are shown here, with the cart. */
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
