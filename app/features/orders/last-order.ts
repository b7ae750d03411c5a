/** The page that redirects to the payment provider. */
export const PAY = "/checkout/pay";

/** Intent of the button that gives up an unpaid order for another payment method. */
export const PAY_ANOTHER_WAY = "pay-another-way";

/** What happens to that order: customers can cancel it where the backend allows, otherwise it expires. */
export type AnotherWay = "cancels" | "lapses";
