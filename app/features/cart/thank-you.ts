/** The page of the order that was made of a cart. */
export const THANK_YOU = "/checkout/thank-you";
