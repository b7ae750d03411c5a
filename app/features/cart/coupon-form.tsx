import { Form } from "@remix-run/react";
import { fieldsOf, resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";

const LABELS = { coupon: "Coupon code" };

interface CouponFormProps {
  readonly coupons: readonly string[];
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

/** One coupon at a time: a field if there is none, otherwise the code with a Remove button. */
export function CouponForm({ coupons, state, constraints }: CouponFormProps) {
  const field = fieldsOf({ labels: LABELS, state: resultOf(state, "intent", "apply-coupon"), constraints });
  const [code] = coupons;
  if (code) {
    return (
      <Form method="post" action="/cart" className="coupon" preventScrollReset>
        <p>
          Coupon <b>{code}</b>
        </p>
        <button className="btn quiet" name="intent" value="remove-coupon">
          Remove coupon
        </button>
      </Form>
    );
  }
  const sent = field("coupon");
  return (
    <details open={sent.error !== undefined}>
      <summary className="update">Have a coupon?</summary>
      <Form method="post" action="/cart" className="coupon" noValidate preventScrollReset>
        <Field {...sent} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <button className="btn quiet" name="intent" value="apply-coupon">
          Apply coupon
        </button>
      </Form>
    </details>
  );
}
