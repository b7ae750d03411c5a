import { Form } from "@remix-run/react";
import type { OfferedPayment } from "~/features/checkout/payment-notes.server";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import { errorOf, isTicked, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { CheckboxField } from "~/ui/checkbox-field";
import { Prose } from "~/ui/prose";
import { RadioGroup } from "~/ui/radio-group";

interface PaymentFormProps {
  readonly methods: readonly OfferedPayment[];
  readonly chosen: string;
  readonly agreements: readonly CheckoutAgreement[];
  /** Proves that the form was made for the cart it orders. */
  readonly orderToken: string;
  /** The displayed total. */
  readonly total: string;
  readonly state: SubmissionResult | null;
}

export function PaymentForm({ methods, chosen, agreements, orderToken, total, state }: PaymentFormProps) {
  const { supportPhone } = useShop();
  if (methods.length === 0) {
    return (
      <p className="notice warning" role="alert">
        There is no way to pay for this order online at the moment. Please call us at {supportPhone}; your cart stays as
        it is.
      </p>
    );
  }
  return (
    <Form method="post" action="/checkout/payment" className="form panel" noValidate>
      <input type="hidden" name="order_token" value={orderToken} />
      <input type="hidden" name="order_total" value={total} />
      <RadioGroup
        name="method"
        label="Payment method"
        value={valueOf(state, "method", chosen)}
        error={errorOf(state, "method")}
        options={methods.map((method) => ({ value: method.code, label: <MethodLabel {...method} /> }))}
      />
      {methods.map(
        ({ code, title, instructions }) =>
          instructions && (
            <details key={code} className="terms">
              <summary>About: {title}</summary>
              <Prose html={instructions} />
            </details>
          ),
      )}
      {agreements.length > 0 && (
        <>
          {agreements.map(({ id, name, html }) => (
            <details key={id} className="terms">
              <summary>{name}</summary>
              <Prose html={html} />
            </details>
          ))}
          <CheckboxField
            name="terms"
            label="I accept the terms and conditions"
            error={errorOf(state, "terms")}
            isChecked={isTicked(state, "terms")}
          />
        </>
      )}
      <button className="btn">Place order</button>
      <p className="hint">The order is placed once, even if this button is pressed twice.</p>
    </Form>
  );
}

function MethodLabel({ title, note }: Pick<OfferedPayment, "title" | "note">) {
  return (
    <>
      {title} {note && <small>{note}</small>}
    </>
  );
}
