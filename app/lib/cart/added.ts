/** spec section 8. */
export const ADDED = "Added to your cart.";
