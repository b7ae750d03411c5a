import { Form } from "@remix-run/react";
import { COUPON_FORM } from "./line-form";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { Field } from "~/ui/field";

/** One coupon at a time: a field while there is none, the code with a way to take it off once there is. */
export function CouponForm({ coupons, state }: { coupons: readonly string[]; state: FormState | null }) {
  const own = state?.form === COUPON_FORM ? state : null;
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
  return (
    <Form method="post" action="/cart" className="coupon" noValidate preventScrollReset>
      <Field
        name="coupon"
        label="Coupon code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={own?.values["coupon"]}
        error={errorOf(own, "coupon")}
      />
      <button className="btn quiet" name="intent" value="apply-coupon">
        Apply coupon
      </button>
    </Form>
  );
}
