import { redirectToExternalCheckout } from "~/features/checkout/checkout-step.server";
import { seeOther } from "~/lib/server/request/shop.server";
import { shopLoader } from "~/lib/server/request/handlers.server";

export const loader = shopLoader(async (args) => {
  await redirectToExternalCheckout(args);
  return seeOther("/checkout/user-account");
});
