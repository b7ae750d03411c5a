import type { ApprovalProvider } from "~/features/checkout/payment-providers/payment-provider";
import { createPaypal, METHOD } from "./backend.server";

/**
 * PayPal Express Checkout through Magento's module: PayPal's page returns a token and a payer id,
 * which the backend verifies when they are set as payment method. It charges when the order is
 * placed; a token is charged once.
 */
export const paypalExpress: ApprovalProvider = {
  method: METHOD,
  note: "Agree on PayPal’s page, then place your order here.",
  icon: "card",
  startApproval: (shop, cart, returnUrl) => shop.commerce.module(createPaypal).start(cart, returnUrl),
  readReturn(query) {
    const [token, payer] = [query.get("token"), query.get("PayerID")];
    return token && payer ? { token, payer_id: payer } : null;
  },
  paymentMethodInput: (approval) => ({ code: METHOD, [METHOD]: approval }),
};
