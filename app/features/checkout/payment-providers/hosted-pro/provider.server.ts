import type { PaymentProvider } from "~/features/checkout/payment-providers/payment-provider";
import { createHostedPro } from "./backend.server";

/**
 * Magento's hosted_pro contract: set the method with two return URLs, place the order, read the
 * page's URL, redirect to it.
 */
export const hostedPro: PaymentProvider = {
  method: "hosted_pro",
  note: "On our payment partner’s page. You return here after paying.",
  icon: "upi",
  paymentMethodInput: ({ paid, notPaid }) => ({
    code: "hosted_pro",
    hosted_pro: { return_url: paid, cancel_url: notPaid },
  }),
  getPaymentStatus: (shop, { cart }) => shop.commerce.module(createHostedPro).payment(cart),
};
