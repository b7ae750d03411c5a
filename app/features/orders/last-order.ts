/** On the way to the provider's page. */
export const PAY = "/checkout/pay";

/** The button on the order's page that gives an unpaid order up for another way to pay. */
export const PAY_ANOTHER_WAY = "pay-another-way";

/** What becomes of that order: most backends let only customers cancel, and not all of them. */
export type AnotherWay = "cancels" | "lapses";
