import { changeQuery } from "./paths";

/**
 * Up to 50 characters, as in Magento. Merchants number orders as they like; "INV/24-25/0001" is
 * common for invoices under GST.
 */
export function isOrderNumber(text: string): boolean {
  return /^[^\p{Cc}\p{Cf}]{1,50}$/u.test(text);
}

/** An order of the customer's account, or its invoice. */
export function orderPath(number: string, invoice: string | null = null): string {
  const page = `/customer/order-history/${encodeURIComponent(number)}`;
  return invoice === null ? page : `${page}/invoice/${encodeURIComponent(invoice)}`;
}

/** An order that a guest placed or looked up in this browser, or a page below it. */
export function guestOrderPath(number: string, below = ""): string {
  return changeQuery(`/order-lookup/order${below}`, { number });
}
