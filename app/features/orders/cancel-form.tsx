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
}

/** The backend accepts only its own reasons. */
export function CancelForm({ order, reasons, state }: CancelFormProps) {
  const { locale } = useShop().store;
  const page = `/customer/order-history/${order.number}`;
  return (
    <Form method="post" action={`${page}/cancel`} className="form" noValidate>
      <p>{refundText(order, locale)} This cannot be undone.</p>
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
        <button className="btn">Cancel order</button>
        <Link className="btn quiet" to={page}>
          Keep the order
        </Link>
      </div>
    </Form>
  );
}
