/** Attributes a merchant may have given products: marks of the shop's own, asked for with every card. */
export const MARKS = ["new", "sale"] as const;

/** What products may be filtered by where the merchant allows it, whether or not a list offers it as a facet. */
export const OPEN_FILTERS = ["special_price"] as const;

/**
 * What the shop uses beyond a plain Magento 2.4.6: operations, fields of StoreConfig, types, attributes and filters
 * (docs/decisions/0014).
 */
export const NEWER_NAMES = [
  "cancelOrder",
  "order_cancellation_enabled",
  "order_cancellation_reasons",
  "estimateShippingMethods",
  "estimateTotals",
  "guestOrder",
  "contactUs",
  "contact_enabled",
  "recaptchaV3Config",
  "GiftCardProduct",
  ...MARKS,
  ...OPEN_FILTERS,
] as const;

type NewerName = (typeof NEWER_NAMES)[number];

export interface Capabilities {
  /** Whether the backend has an operation, field or type of a newer level. Documents that name it are sent only then. */
  has(name: NewerName): boolean;
}
