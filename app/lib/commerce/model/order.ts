import type { Address } from "./address";
import type { CartTotals, GiftNote } from "./cart";
import type { OrderNumber } from "./ids";
import type { Fee, Money } from "./money";
import type { Problem } from "./problem";

export interface OrderBrief {
  readonly number: OrderNumber;
  /** In the backend's format; `formatDate` reads it. */
  readonly date: string;
  /** The backend's label, e.g. "Processing". */
  readonly status: string;
  readonly total: Money;
  readonly shippingMethod: string | null;
  /**
   * Name of the pickup store, whose address is then an order's `shippingAddress`; null for
   * delivery.
   */
  readonly collectedFrom: string | null;
}

export interface ListedOrder extends Omit<OrderBrief, "total"> {
  readonly total: Money | null;
  readonly lines: readonly Pick<OrderLine, "name" | "path" | "quantity">[];
  readonly tracks: Shipment["tracks"];
  readonly invoiceNumbers: readonly string[];
}

export interface OrderQuery {
  readonly page: number;
  readonly number?: string | undefined;
  readonly status?: string | undefined;
}

export interface OrderPage {
  readonly orders: readonly ListedOrder[];
  readonly count: number;
}

export interface ReorderProblem extends Problem {
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
  readonly counts: Readonly<Record<"invoiced" | "shipped" | "refunded" | "canceled", number>>;
  /**
   * Unit price, with or without tax as the totals; null if unknown, or if quantity × price is not
   * the total.
   */
  readonly price: Money | null;
  readonly total: Money | null;
  /** In the price; empty before Magento 2.4.8, which does not tell them. */
  readonly fees: readonly Fee[];
  readonly gift: GiftNote | null;
}

export interface OrderDocument {
  readonly number: string;
  readonly total: Money;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly comments: readonly OrderComment[];
  /** Of invoices, by code; empty where the backend has none. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

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
  /** Magento's uid; for cancelling. */
  readonly id: string;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  readonly isBeforeTax: boolean;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly paymentMethod: string | null;
  readonly paymentCode: string | null;
  readonly shipments: readonly Shipment[];
  readonly invoices: readonly OrderDocument[];
  readonly creditMemos: readonly OrderDocument[];
  readonly comments: readonly OrderComment[];
}

/** Magento's rule: the order is still open, and nothing was shipped or refunded. */
export function mayCancel({ lines, status, shippingAddress }: Order): boolean {
  const isDone = /^(complete|closed|cancell?ed|on hold)$/i.test(status);
  const isUntouched = lines.every(({ counts }) => counts.shipped === 0 && counts.refunded === 0);
  const isOpen = lines.some(({ quantity, counts }) => {
    const left = quantity - counts.canceled;
    return left > 0 && (shippingAddress !== null || counts.invoiced < left);
  });
  return !isDone && isUntouched && isOpen;
}

/** Waits for payment, by Magento's default status labels. */
export function isPending({ status }: { readonly status: string }): boolean {
  return /^pending( payment)?$/i.test(status);
}

export function terminalStatus({ status }: { readonly status: string | null }): "cancelled" | "closed" | null {
  if (/^cancell?ed$/i.test(status ?? "")) return "cancelled";
  return /^closed$/i.test(status ?? "") ? "closed" : null;
}

export const ORDERS_PER_PAGE = 10;
