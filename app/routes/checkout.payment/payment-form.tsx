import { Form } from "@remix-run/react";
import { SupportLink } from "~/features/checkout/order-status-page";
import type { OfferedPayment } from "~/features/checkout/payment-notes.server";
import type { CartTotals } from "~/lib/commerce/model/cart";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import { errorOf, isTicked, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { CheckboxField } from "~/ui/checkbox-field";
import { Prose } from "~/ui/prose";
import { PaymentMethods } from "./payment-methods";
import { PlaceOrder } from "./place-order";

interface PaymentFormProps {
  readonly methods: readonly OfferedPayment[];
  readonly chosen: string;
  readonly agreements: readonly CheckoutAgreement[];
  /** Proves that the form was made for the cart it orders. */
  readonly orderToken: string;
  readonly total: string;
  readonly totals: CartTotals;
  /** Back from a payment page, to which this form had led: the terms were accepted then. */
  readonly isApproved: boolean;
  readonly state: SubmissionResult | null;
}

export function PaymentForm({
  methods,
  chosen,
  agreements,
  orderToken,
  total,
  totals,
  isApproved,
  state,
}: PaymentFormProps) {
  if (methods.every(({ isDisabled }) => isDisabled)) {
    return (
      <p className="notice warning" role="alert">
        You cannot pay for this order online at the moment. Please <SupportLink />; your cart stays as it is.
      </p>
    );
  }
  const mustBeTicked = agreements.some((agreement) => agreement.mustBeTicked);
  return (
    <Form method="post" action="/checkout/payment" className="form" noValidate>
      <input type="hidden" name="order_token" value={orderToken} />
      <input type="hidden" name="order_total" value={total} />
      <div className="panel form">
        <PaymentMethods methods={methods} chosen={valueOf(state, "method", chosen)} error={errorOf(state, "method")} />
        {agreements.length > 0 && <Terms agreements={agreements} mustBeTicked={mustBeTicked} />}
      </div>
      <PlaceOrder totals={totals}>
        {mustBeTicked && (
          <CheckboxField
            name="terms"
            label="I accept the terms and conditions"
            error={errorOf(state, "terms")}
            isChecked={state ? isTicked(state, "terms") : isApproved}
          />
        )}
      </PlaceOrder>
    </Form>
  );
}

/** The checkbox is next to the submit button. */
function Terms({ agreements, mustBeTicked }: Pick<PaymentFormProps, "agreements"> & { mustBeTicked: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {!mustBeTicked && <p className="text-s">By placing the order you accept the terms and conditions.</p>}
      {agreements.map(({ id, name, html }) => (
        <details key={id} className="open:basis-full">
          <summary className="inline-flex min-h-11 items-center text-s text-brand underline underline-offset-2">
            {name}
          </summary>
          <Prose html={html} />
        </details>
      ))}
    </div>
  );
}
