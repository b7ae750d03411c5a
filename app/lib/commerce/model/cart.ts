import type { Address } from "./address";
import { isShipped } from "./can-add";
import type { CartId, LineUid, Sku } from "./ids";
import type { Money } from "./money";
import type { Picture, ProductKind } from "./product";

export interface CartLine {
  readonly uid: LineUid;
  readonly sku: Sku;
  /** Sku of the variant of a configurable product, otherwise the product's own. */
  readonly variantSku: Sku;
  readonly name: string;
  readonly kind: ProductKind;
  readonly path: string;
  readonly picture: Picture | null;
  /** Chosen options by label, e.g. { label: "Colour", value: "Black" }. */
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** Stock left; the backend only says when it is low. */
  readonly onlyLeft: number | null;
  /** With or without tax, as the shop displays prices. */
  readonly unitPrice: Money;
  readonly total: Money;
  /** Unit price without reductions, such as the MRP; null where it is not dearer, and where it cannot be compared. */
  readonly regularPrice: Money | null;
  /** Discount of a cart rule or coupon; null without one. */
  readonly discount: Money | null;
  /** The backend's messages about this line. */
  readonly problems: readonly string[];
  /** The request that would add this line again. */
  readonly request: Required<LineRequest>;
}

export interface CartTotals {
  /**
   * How the totals add up to the grand total: "included": each contains tax; "added": before tax, with the taxes added; "apart": neither, so only
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

/** In-store pickup, Magento's carrier code. It needs a pickup place to be chosen first. */
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
  /** Whether line prices are without tax. */
  readonly isBeforeTax: boolean;
  readonly totals: CartTotals;
  readonly coupons: readonly string[];
  readonly email: string | null;
  readonly shippingAddress: Address | null;
  /** Code of the chosen pickup place. */
  readonly pickupStore: string | null;
  readonly billingAddress: Address | null;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly shippingMethod: Pick<ShippingMethod, "carrier" | "method" | "title" | "price"> | null;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentMethod: PaymentMethod | null;
}

/** Products a pickup store must have for this cart, without bundles: stores stock only their parts. */
export function shippedSkus({ lines }: Pick<Cart, "lines">): readonly Sku[] {
  return lines.flatMap((line) => (isShipped(line) && line.kind !== "bundle" ? line.variantSku : []));
}

/** A line to be added to the cart. */
export interface LineRequest {
  readonly sku: Sku;
  readonly quantity: number;
  /** Uids of the selected values. */
  readonly selectedOptions?: readonly string[];
  /** Uids with typed values, e.g. bundle quantities. */
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[];
}

/** Destination for an estimate, before there is an address. */
export interface DeliveryArea {
  readonly country: string;
  readonly postcode: string;
}

/** Shipping methods and cost for a destination. */
export interface DeliveryEstimate {
  readonly methods: readonly ShippingMethod[];
  /** With the cheapest method; null when there is none. */
  readonly grandTotal: Money | null;
}
