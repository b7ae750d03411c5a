import { THANK_YOU } from "~/features/cart/thank-you";

/** On the way to the provider's page. */
export const PAY = "/checkout/pay";

/** The button on the order's page that gives an unpaid order up for another way to pay. */
export const PAY_ANOTHER_WAY = "pay-another-way";

/** What becomes of that order: most backends let only customers cancel, and not all of them. */
export type AnotherWay = "cancels" | "lapses";

/** Pages about an order that exists: no cart stands around them. */
export function isAfterOrder(path: string): boolean {
  return path === THANK_YOU || path === PAY || path.startsWith("/checkout/return/");
}
