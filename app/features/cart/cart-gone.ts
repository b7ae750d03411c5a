/** The cart of the cookie vanished, was ordered elsewhere or was never this shopper's. */
export const CART_GONE = "Your cart was no longer available, so we started a fresh one. Please add your items again.";
