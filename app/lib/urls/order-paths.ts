import { changeQuery } from "./paths";

/** Merchants number orders as they like; "INV/24-25/0001" is common for invoices under GST. */
export function isOrderNumber(text: string): boolean {
  return /^[^\s\p{Cc}]{1,32}$/u.test(text);
}

/** An order of the customer's account, or its invoice. */
export function orderPath(number: string, invoice: string | null = null): string {
  const page = `/customer/order-history/${encodeURIComponent(number)}`;
  return invoice === null ? page : `${page}/invoice/${encodeURIComponent(invoice)}`;
}

/** An order that a guest placed or looked up in this browser. */
export function guestOrderPath(number: string, child: "" | "/cancel" = ""): string {
  return changeQuery(`/order-lookup/order${child}`, { number });
}

export function guestInvoicePath(number: string, invoice: string): string {
  return changeQuery(`/order-lookup/order/invoice/${encodeURIComponent(invoice)}`, { number });
}
