/** Attributes for filtering or sorting that the merchant may enable; they are off in a fresh Magento. */
export const OPEN_FILTERS = ["special_price"] as const;
export const OPEN_SORTS = ["news_from_date", "created_at"] as const;

/** Optional product attributes of the shop's own, requested with every card where they exist. */
export const MARKS = ["new", "sale"] as const;

/**
 * What the shop uses beyond a plain Magento 2.4.6: operations, fields of StoreConfig, types, opened filters and sort keys,
 * attributes, and of other types fields, as "type.field" (docs/decisions/0014). These are also the names that `BACKEND_HAS` may give.
 */
export const NEWER_NAMES = [
  "cancelOrder",
  "order_cancellation_enabled",
  "order_cancellation_reasons",
  "estimateShippingMethods",
  "estimateTotals",
  // By the postcode of the bill, as in 2.4.7, and by its last name, as from 2.4.8 on.
  "guestOrder",
  "guestOrder.lastname",
  "contactUs",
  "contact_enabled",
  "default_country",
  "recaptchaV3Config",
  "GiftCardProduct",
  // Since 2.4.7 and 2.4.8 rejections are in these fields instead of in `errors`.
  "PlaceOrderOutput.errors",
  "UpdateCartItemsOutput.errors",
  // From 2.4.8 on orders tell their prices with and without tax.
  "OrderItemInterface.prices",
  "OrderTotal.subtotal_incl_tax",
  ...OPEN_FILTERS,
  ...OPEN_SORTS,
  ...MARKS,
] as const;

/** Before the name of a mutation that a payment module adds: only its provider knows it. */
export const MODULE = "module.";

export type NewerName = (typeof NEWER_NAMES)[number] | `${typeof MODULE}${string}`;

export interface Capabilities {
  /** Whether the backend has a newer operation, field or type. Documents that name it are sent only then. */
  has(name: NewerName): boolean;
  /** Names of the fields of all products that hold one value, as attributes do, the merchant's own attributes among them; none where introspection is closed. */
  readonly productFields: readonly string[];
}

/** The billing field that proves a guest's order; null if the backend has no guest orders. */
export function proofOfOrder({ has }: Capabilities): "postcode" | "lastName" | null {
  if (has("guestOrder.lastname")) return "lastName";
  return has("guestOrder") ? "postcode" : null;
}
