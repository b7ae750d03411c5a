import type { Address } from "./address";
import type { CartTotals } from "./cart";
import type { OrderNumber } from "./ids";
import type { Money } from "./money";

/** An order as a list shows it. */
export interface OrderBrief {
  readonly number: OrderNumber;
  /** As the backend writes it; `formatDate` reads it. */
  readonly date: string;
  /** The backend's label, e.g. "Processing". */
  readonly status: string;
  readonly total: Money;
}

/** Which orders a list shows. */
export interface OrderQuery {
  /** From 1. */
  readonly page: number;
  /** Part of an order number. */
  readonly number?: string | undefined;
  /** One of the backend's labels. */
  readonly status?: string | undefined;
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
  /** What became of them so far. */
  readonly counts: Readonly<Record<"invoiced" | "shipped" | "refunded" | "canceled", number>>;
  /** Of a piece, in the manner in which the sums of the order add up; null where no such price is known. */
  readonly price: Money | null;
}

/** An invoice or a credit memo. */
export interface OrderPaper {
  readonly number: string;
  readonly total: Money;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly comments: readonly OrderComment[];
}

/** What the shop wrote to the customer. */
export interface OrderComment {
  readonly date: string;
  readonly text: string;
}

export interface Shipment {
  readonly number: string;
  readonly tracks: readonly { readonly carrier: string; readonly number: string }[];
  readonly lines: readonly { readonly id: string; readonly name: string; readonly quantity: number }[];
}

export interface Order extends OrderBrief {
  /** The backend's own, for cancelling. */
  readonly id: string;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  /** Whether the prices of the lines are without tax. */
  readonly isBeforeTax: boolean;
  /** Null for an order without delivery. */
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  readonly shipments: readonly Shipment[];
  readonly invoices: readonly OrderPaper[];
  readonly creditMemos: readonly OrderPaper[];
  readonly comments: readonly OrderComment[];
}

/** As the backend judges it: something is still to be done, and nothing has gone out or come back. */
export function mayCancel({ lines, status, shippingAddress }: Order): boolean {
  const isDone = /^(complete|closed|cancell?ed|on hold)$/i.test(status);
  const isUntouched = lines.every(({ counts }) => counts.shipped === 0 && counts.refunded === 0);
  const isOpen = lines.some(({ quantity, counts }) => {
    const left = quantity - counts.canceled;
    return left > 0 && (shippingAddress !== null || counts.invoiced < left);
  });
  return !isDone && isUntouched && isOpen;
}

/** Null while something of it may still come: cancelled before it was paid, or closed with everything given back. */
export function howItEnded({ status }: { readonly status: string | null }): "cancelled" | "closed" | null {
  if (/^cancell?ed$/i.test(status ?? "")) return "cancelled";
  return /^closed$/i.test(status ?? "") ? "closed" : null;
}

/** How many orders one page of the history shows. */
export const ORDERS_PER_PAGE = 10;
