/** The cart in the cookie was not found, was ordered elsewhere or belongs to somebody else. */
export const CART_GONE = "Your cart was no longer available, so we started a fresh one. Please add your items again.";
