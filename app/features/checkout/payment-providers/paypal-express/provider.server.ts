import type { ApprovalProvider } from "~/features/checkout/payment-providers/payment-provider";
import { createPaypal, METHOD } from "./backend.server";

/**
 * PayPal Express Checkout, by Magento's own module: the shopper agrees on PayPal's page and comes back with a token and the payer's id. The backend
 * verifies both when they are set as the payment method, and charges when the order is placed. One token is charged once.
 */
export const paypalExpress: ApprovalProvider = {
  method: METHOD,
  note: "You agree to the payment on PayPal’s page, then come back here to place your order.",
  icon: "card",
  startApproval: (shop, { cart, returnUrl }) => shop.commerce.module(createPaypal).start(cart, returnUrl),
  readReturn(query) {
    const [token, payer] = [query.get("token"), query.get("PayerID")];
    return token && payer ? { token, payer_id: payer } : null;
  },
  paymentMethodInput: (approval) => ({ code: METHOD, [METHOD]: approval }),
};
