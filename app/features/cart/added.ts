/** Notice after every addition (product P82). */
export const ADDED = "Added to your cart.";
