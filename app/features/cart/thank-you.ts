/** The order confirmation page. */
export const THANK_YOU = "/checkout/thank-you";
