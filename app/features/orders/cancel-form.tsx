import { Form } from "@remix-run/react";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { SelectField } from "~/ui/select-field";
import { Link } from "~/ui/link";

interface CancelFormProps {
  readonly order: string;
  readonly reasons: readonly string[];
  readonly state: SubmissionResult | null;
}

/** Form for cancelling an order. The reasons are the backend's: it accepts no others. */
export function CancelForm({ order, reasons, state }: CancelFormProps) {
  const page = `/customer/order-history/${order}`;
  return (
    <Form method="post" action={`${page}/cancel`} className="form" noValidate>
      <p>What you have paid is refunded. This cannot be undone.</p>
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
