import type { Address } from "./address";
import type { CartId, LineUid, Sku } from "./ids";
import type { Money } from "./money";
import type { Picture, ProductKind } from "./product";

export interface CartLine {
  readonly uid: LineUid;
  readonly sku: Sku;
  /** Of the very thing sold: the variant of a configurable product, otherwise the product's own. */
  readonly variantSku: Sku;
  readonly name: string;
  readonly kind: ProductKind;
  readonly path: string;
  readonly picture: Picture | null;
  /** Chosen options in words, e.g. { label: "Colour", value: "Black" }. */
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** How many the shop has, told only when there are few. */
  readonly onlyLeft: number | null;
  /** With or without tax, as the shop shows its prices. */
  readonly unitPrice: Money;
  readonly total: Money;
  /** What a rule or a coupon takes off the line; null when nothing does. */
  readonly discount: Money | null;
  /** What is wrong with the line, in the backend's words. */
  readonly problems: readonly string[];
  /** What has to be asked for to have this line again. */
  readonly request: Required<LineRequest>;
}

export interface CartTotals {
  /**
   * How the sums add up to the grand total: with tax in each of them, before tax and the taxes added, or not at all. Then only
   * discounts, taxes and the grand total may be listed.
   */
  readonly tax: "included" | "added" | "apart";
  readonly subtotal: Money;
  readonly discounts: readonly { readonly label: string; readonly amount: Money }[];
  readonly taxes: readonly { readonly label: string; readonly amount: Money }[];
  /** Null until a shipping method is chosen. */
  readonly shipping: Money | null;
  readonly grandTotal: Money;
}

export interface ShippingMethod {
  readonly carrier: string;
  readonly method: string;
  readonly title: string;
  /** Tax included. */
  readonly price: Money;
  readonly isAvailable: boolean;
  readonly problem: string | null;
}

/** Collecting the goods from a shop, as Magento names it. It needs a shop to be chosen first. */
export function isPickup({ carrier }: Pick<ShippingMethod, "carrier">): boolean {
  return carrier === "instore";
}

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

export interface Cart {
  readonly id: CartId;
  readonly isVirtual: boolean;
  readonly quantity: number;
  readonly lines: readonly CartLine[];
  /** Whether the prices of the lines are without tax. */
  readonly isBeforeTax: boolean;
  readonly totals: CartTotals;
  readonly coupons: readonly string[];
  readonly email: string | null;
  readonly shippingAddress: Address | null;
  /** Code of the shop where the goods are collected. */
  readonly pickupPlace: string | null;
  readonly billingAddress: Address | null;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly shippingMethod: Pick<ShippingMethod, "carrier" | "method" | "title" | "price"> | null;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentMethod: PaymentMethod | null;
}

/** What a shopper wants put into the cart. */
export interface LineRequest {
  readonly sku: Sku;
  readonly quantity: number;
  /** Uids of the values chosen. */
  readonly selectedOptions?: readonly string[];
  /** Uids with typed values, e.g. bundle quantities. */
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[];
}

/** Where a cart might go, before there is an address. */
export interface DeliveryArea {
  readonly country: string;
  readonly postcode: string;
}

/** What delivery to a place would cost. */
export interface DeliveryEstimate {
  readonly methods: readonly ShippingMethod[];
  /** With the cheapest method; null when there is none. */
  readonly grandTotal: Money | null;
}
