import { Form } from "@remix-run/react";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import type { Order } from "~/lib/commerce/model/order";
import { useShop } from "~/lib/root-data";
import { SelectField } from "~/ui/select-field";
import { Link } from "~/ui/link";
import { refundText } from "./refund-text";

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
  const { locale } = useShop().store;
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
