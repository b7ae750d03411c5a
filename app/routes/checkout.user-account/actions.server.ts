import { logIn } from "~/features/account/log-in.server";
import { register } from "~/features/account/register.server";
import { fitAddress } from "~/features/addresses/save-address.server";
import { requireStep } from "~/features/checkout/require-step.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { collect } from "./collect.server";
import { continueAsGuest } from "./continue-as-guest.server";
import { sendToAddress, sendToSaved } from "./send-to.server";

/** Forms of the first step: log-in, registration, and the contact with or without a destination. Errors are shown here, with the cart. */
export async function accountAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  switch (form.get("intent")) {
    case "log-in":
      return logIn({ shop, form });
    case "register":
      return register({ shop, form });
    case "guest":
      return continueAsGuest({ shop, form });
  }
  const cart = await requireStep(shop, "user-account");
  const fitted = await fitAddress(shop, form);
  if (fitted) return fitted;
  switch (form.get("intent")) {
    case "address":
      return sendToAddress({ shop, form, cart });
    case "saved":
      return sendToSaved({ shop, form, cart });
    case "collect":
      return collect({ shop, form, cart });
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}
