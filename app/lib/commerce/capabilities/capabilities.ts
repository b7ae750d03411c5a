/** What the shop uses beyond a Magento 2.4.6: operations, fields of StoreConfig, types (docs/decisions/0014). */
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
] as const;

type NewerName = (typeof NEWER_NAMES)[number];

export interface Capabilities {
  /** Whether the backend has an operation, field or type of a newer level. Documents that name it are sent only then. */
  has(name: NewerName): boolean;
}
