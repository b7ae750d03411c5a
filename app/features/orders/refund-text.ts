import type { Order } from "~/lib/commerce/model/order";
import { formatMoney } from "~/lib/format/money";

type Paid = Pick<Order, "invoices" | "paymentCode" | "total">;

const NOTHING_PAID = "You have not paid anything yet, so there is nothing to refund.";

/** What the shopper gets back for a cancelled order, by payment method. Only an invoice proves a payment. */
export function refundText({ invoices, paymentCode, total }: Paid, locale: string): string {
  // Cash is paid on delivery, and a shipped order cannot be cancelled.
  if (paymentCode === "cashondelivery" || total.minor === 0) return NOTHING_PAID;
  const paid = invoices.map((invoice) => formatMoney(invoice.total, locale)).join(" and ");
  switch (paymentCode) {
    case "banktransfer":
      return paid
        ? `We refund ${paid} to the bank account it came from.`
        : "If you have already sent the money, we refund it to the bank account it came from.";
    case "checkmo":
      return paid ? `We refund ${paid}.` : "If your cheque has already reached us, we send the money back.";
    default:
      return paid
        ? `We refund ${paid} the same way you paid.`
        : "If you have already paid, we refund you the same way you paid.";
  }
}
