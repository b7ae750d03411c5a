import type { Address } from "./address";
import type { CartTotals } from "./cart";
import type { OrderNumber } from "./ids";
import type { Money } from "./money";
import type { Problem } from "./problem";

export interface OrderBrief {
  readonly number: OrderNumber;
  /** In the backend's format; `formatDate` reads it. */
  readonly date: string;
  /** The backend's label, e.g. "Processing". */
  readonly status: string;
  readonly total: Money;
}

/** An order in the history. */
export interface ListedOrder extends Omit<OrderBrief, "total"> {
  /** Null where the backend does not know it, which takes no other order from the list. */
  readonly total: Money | null;
  readonly lines: readonly Pick<OrderLine, "name" | "path" | "quantity">[];
  readonly shippingMethod: string | null;
  /** As in `Order`. */
  readonly collectedFrom: string | null;
  /** Of all its shipments. */
  readonly tracks: Shipment["tracks"];
  readonly invoiceNumbers: readonly string[];
}

export interface OrderQuery {
  /** From 1. */
  readonly page: number;
  /** Part of an order number. */
  readonly number?: string | undefined;
  /** One of the backend's labels. */
  readonly status?: string | undefined;
}

export interface OrderPage {
  readonly orders: readonly ListedOrder[];
  /** Over all pages. */
  readonly count: number;
}

/** Why a line of an order did not go into the cart again. */
export interface ReorderProblem extends Problem {
  /** Of the line; null where the backend names none. */
  readonly sku: string | null;
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
  /** Quantities by state. */
  readonly counts: Readonly<Record<"invoiced" | "shipped" | "refunded" | "canceled", number>>;
  /** Unit price, with or without tax as the totals of the order; null if unknown, or if the quantity times it is not the total. */
  readonly price: Money | null;
  /** Of all pieces, likewise; null if unknown. */
  readonly total: Money | null;
}

/** An invoice or a credit memo. */
export interface OrderPaper {
  readonly number: string;
  readonly total: Money;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly comments: readonly OrderComment[];
}

/** A message from the shop to the customer. */
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
  /** The backend's id, used for cancelling. */
  readonly id: string;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  /** Whether line prices are without tax. */
  readonly isBeforeTax: boolean;
  /** Null for an order without delivery. */
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly shippingMethod: string | null;
  /** Name of the shop it is collected from, whose address is then `shippingAddress`; null for one that is delivered. */
  readonly collectedFrom: string | null;
  readonly paymentMethod: string | null;
  /** Code of the payment method. */
  readonly paymentCode: string | null;
  readonly shipments: readonly Shipment[];
  readonly invoices: readonly OrderPaper[];
  readonly creditMemos: readonly OrderPaper[];
  readonly comments: readonly OrderComment[];
}

/** The backend's rule: the order is still open, and nothing was shipped or refunded. */
export function mayCancel({ lines, status, shippingAddress }: Order): boolean {
  const isDone = /^(complete|closed|cancell?ed|on hold)$/i.test(status);
  const isUntouched = lines.every(({ counts }) => counts.shipped === 0 && counts.refunded === 0);
  const isOpen = lines.some(({ quantity, counts }) => {
    const left = quantity - counts.canceled;
    return left > 0 && (shippingAddress !== null || counts.invoiced < left);
  });
  return !isDone && isUntouched && isOpen;
}

/** Whether the order waits for its payment, as Magento's default status says. */
export function isPending({ status }: { readonly status: string }): boolean {
  return /^pending( payment)?$/i.test(status);
}

/** How an order ended without delivery: cancelled before it was paid, or closed with everything refunded. Null otherwise. */
export function terminalStatus({ status }: { readonly status: string | null }): "cancelled" | "closed" | null {
  if (/^cancell?ed$/i.test(status ?? "")) return "cancelled";
  return /^closed$/i.test(status ?? "") ? "closed" : null;
}

/** Orders per page of the history. */
export const ORDERS_PER_PAGE = 10;
