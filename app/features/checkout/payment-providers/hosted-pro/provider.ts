import type { PaymentProvider } from "~/features/checkout/payment-providers/payment-provider";

/** Magento's contract for a payment page: choose with two addresses, place the order, ask for the page, go there. */
export const provider: PaymentProvider = {
  method: "hosted_pro",
  choose: (comeBackTo) => ({ code: "hosted_pro", comeBackTo }),
  standing: (shop, cart) => shop.commerce.checkout.hostedPayment(cart),
};
