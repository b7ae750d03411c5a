/** Attributes the merchant may enable for filtering; disabled in a fresh Magento. */
export const OPTIONAL_FILTERS = ["special_price"] as const;

/** Attributes the merchant may enable for sorting, as "sort.attribute". */
export const OPTIONAL_SORTS = ["sort.country_of_manufacture"] as const;

/** Optional product attributes that cards show, where they exist. */
export const FLAGS = ["new", "sale"] as const;

/**
 * Backend features beyond a plain Magento 2.4.6 (docs/decisions/0014): operations, StoreConfig
 * fields, filters, attributes; fields of other types as "type.field". `BACKEND_HAS` takes these
 * names.
 */
export const OPTIONAL_FEATURES = [
  "cancelOrder",
  "order_cancellation_enabled",
  "order_cancellation_reasons",
  // By a link in a mail; from 2.4.8 on.
  "requestGuestOrderCancel",
  "estimateShippingMethods",
  "estimateTotals",
  // 2.4.7 looks guest orders up by postcode, 2.4.8 by last name.
  "guestOrder",
  "guestOrder.lastname",
  "contactUs",
  "is_guest_checkout_enabled",
  // Magento's gift messages, a module that many merchants disable.
  "allow_items",
  // Which attributes of a customer the merchant requires.
  "attributesForm",
  // Which forms need a captcha: since 2.4.8, and since 2.4.7 for those with version 3.
  "recaptchaFormConfig",
  "recaptchaV3Config",
  // Since 2.4.9.
  "addProductsToNewCart",
  "deleteCustomerAddressV2",
  "updateCustomerAddressV2",
  "default_country",
  "countries_with_required_region",
  "optional_zip_countries",
  // Since 2.4.7 and 2.4.8 rejections are in these fields instead of in `errors`.
  "PlaceOrderOutput.errors",
  "UpdateCartItemsOutput.errors",
  // With `allow_items`.
  "OrderItemInterface.gift_message",
  // Since 2.4.8: prices with and without tax.
  "OrderItemInterface.prices",
  "OrderTotal.subtotal_incl_tax",
  // Adobe Commerce as a Cloud Service.
  "Invoice.custom_attributes",
  ...OPTIONAL_FILTERS,
  ...OPTIONAL_SORTS,
  ...FLAGS,
  "ProductAttributeFilterInput.new",
  "ProductAttributeFilterInput.sale",
] as const;

/** Prefix for mutations of payment modules. */
export const MODULE_PREFIX = "module.";

export type OptionalFeature = (typeof OPTIONAL_FEATURES)[number] | `${typeof MODULE_PREFIX}${string}`;

export interface Capabilities {
  has(name: OptionalFeature): boolean;
  /**
   * Scalar fields of all products, including the merchant's attributes; empty where introspection
   * is disabled.
   */
  readonly productFields: readonly string[];
}

/** The billing field that proves a guest's order; null if the backend has no guest orders. */
export function guestOrderProof({ has }: Capabilities): "postcode" | "lastName" | null {
  if (has("guestOrder.lastname")) return "lastName";
  return has("guestOrder") ? "postcode" : null;
}
