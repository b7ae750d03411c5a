import { fieldsOf, resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { OneFieldForm } from "./one-field-form";

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
      <OneFieldForm intent="remove-coupon" button="Remove coupon">
        <p className="self-center">
          Coupon <b>{code}</b>
        </p>
      </OneFieldForm>
    );
  }
  const sent = field("coupon");
  return (
    <details open={sent.error !== undefined}>
      <summary className="update">Have a coupon?</summary>
      <OneFieldForm intent="apply-coupon" button="Apply coupon">
        <Field {...sent} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </OneFieldForm>
    </details>
  );
}
