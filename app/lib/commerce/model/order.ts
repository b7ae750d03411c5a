import type { Address } from "./address.ts";
import type { CartTotals } from "./cart.ts";
import type { OrderNumber } from "./ids.ts";
import type { Money } from "./money.ts";

/** An order as a list shows it. */
export interface OrderBrief {
  readonly number: OrderNumber;
  /** As the backend writes it; `formatDate` reads it. */
  readonly date: string;
  /** The backend's label, e.g. "Processing". */
  readonly status: string;
  readonly total: Money;
}

export interface OrderPage {
  readonly orders: readonly OrderBrief[];
  /** Of all pages together. */
  readonly count: number;
}

export interface OrderLine {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  /** Null when the product is no longer sold. */
  readonly path: string | null;
  /** The backend's label, e.g. "Shipped". */
  readonly status: string;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** Before tax: the backend keeps no other. */
  readonly netPrice: Money;
}

export interface Shipment {
  readonly number: string;
  readonly tracks: readonly { readonly carrier: string; readonly number: string }[];
  readonly lines: readonly { readonly id: string; readonly name: string; readonly quantity: number }[];
}

export interface Order extends OrderBrief {
  readonly lines: readonly OrderLine[];
  /** Taxes included, as the cart showed them. */
  readonly totals: CartTotals;
  /** Null for an order without delivery. */
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  readonly shipments: readonly Shipment[];
}

/** How many orders one page of the history shows. */
export const ORDERS_PER_PAGE = 10;
