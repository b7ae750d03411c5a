/** The box by which the bill goes to the delivery address. */
export const SAME_AS_SHIPPING = "same-as-shipping";

/** The billing screen, for an address that differs. */
export const OWN_BILLING = "/checkout/billing?own";
