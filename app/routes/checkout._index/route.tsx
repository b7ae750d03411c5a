import { leaveForExternalCheckout } from "~/lib/checkout/external-checkout.server";
import { seeOther } from "~/lib/http/responses";
import { shopLoader } from "~/lib/http/handlers.server";

export const loader = shopLoader(async (args) => {
  await leaveForExternalCheckout(args);
  return seeOther("/checkout/user-account");
});
