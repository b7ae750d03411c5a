import type { PaymentProvider } from "~/features/checkout/payment-providers/payment-provider";

/** Magento's hosted_pro contract: set the method with two return URLs, place the order, read the page's URL, redirect there. */
export const provider: PaymentProvider = {
  method: "hosted_pro",
  choose: (comeBackTo) => ({ code: "hosted_pro", comeBackTo }),
  standing: (shop, cart) => shop.commerce.checkout.hostedPayment(cart),
};
