import { Form } from "@remix-run/react";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import type { Order } from "~/lib/commerce/model/order";
import { useRootData } from "~/lib/root-data";
import { SelectField } from "~/ui/select-field";
import { Link } from "~/ui/link";
import { formatMoney } from "~/lib/format/money";

interface CancelFormProps {
  readonly order: Pick<Order, "number" | "invoices" | "paymentCode" | "total">;
  readonly reasons: readonly string[];
  readonly state: SubmissionResult | null;
  readonly page: string;
  readonly action: string;
  /** Guests confirm the cancellation by a link in an email. */
  readonly isByMail?: boolean;
}

/** The backend accepts only its own reasons. */
export function CancelForm({ order, reasons, state, page, action, isByMail = false }: CancelFormProps) {
  const { locale } = useRootData().store;
  return (
    <Form method="post" action={action} className="form" noValidate>
      {isByMail && <p>We email you a link. Your order is cancelled once you open it and confirm.</p>}
      <p>
        {refundText(order, locale)}
        {!isByMail && " This cannot be undone."}
      </p>
      <SelectField
        name="reason"
        label="Reason"
        required
        placeholder="Choose a reason"
        options={reasons.map((reason) => ({ value: reason, label: reason }))}
        value={valueOf(state, "reason", undefined)}
        error={errorOf(state, "reason")}
      />
      <div className="buttons">
        <button className="btn">{isByMail ? "Email me the link" : "Cancel order"}</button>
        <Link className="btn secondary" to={page}>
          Keep the order
        </Link>
      </div>
    </Form>
  );
}

const NOTHING_PAID = "You have not paid anything yet, so there is nothing to refund.";

/**
 * What the shopper gets back for a cancelled order, by payment method. Only an invoice proves a
 * payment.
 */
export function refundText({ invoices, paymentCode, total }: CancelFormProps["order"], locale: string): string {
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
