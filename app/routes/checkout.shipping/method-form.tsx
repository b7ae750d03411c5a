import { Form } from "@remix-run/react";
import { methodKey } from "~/features/checkout/method-key";
import { NO_METHODS } from "~/features/cart/delivery-texts";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import { formatMoney } from "~/lib/format/money";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { ErrorSummary } from "~/ui/error-summary";
import { RadioGroup } from "~/ui/radio-group";
import { Link } from "~/ui/link";

interface OfferedMethod extends ShippingMethod {
  /** Last day of the delivery, if the method's title has a number of days. */
  readonly arrives: string | null;
}

interface MethodFormProps {
  readonly methods: readonly OfferedMethod[];
  readonly chosen: string;
  readonly state: SubmissionResult | null;
}

export function MethodForm({ methods, chosen, state }: MethodFormProps) {
  if (!methods.some(({ isAvailable }) => isAvailable)) {
    return (
      <div className="notice warning" role="alert">
        <p>{NO_METHODS}</p>
        <p>
          <Link to="/checkout/shipping?edit=address">Change the address</Link>
        </p>
      </div>
    );
  }
  return (
    <>
      <ErrorSummary state={state} labels={{ method: "Shipping method" }} />
      <Form method="post" action="/checkout/shipping" className="form panel" noValidate>
        <RadioGroup
          name="method"
          label="Shipping method"
          value={valueOf(state, "method", chosen)}
          error={errorOf(state, "method")}
          options={methods.map((method) => ({
            value: methodKey(method),
            isDisabled: !method.isAvailable,
            label: <MethodLabel method={method} />,
          }))}
        />
        <button className="btn" name="intent" value="method">
          Continue to billing
        </button>
      </Form>
    </>
  );
}

function MethodLabel({ method }: { method: OfferedMethod }) {
  const { locale } = useShop().store;
  return (
    <>
      {method.title}{" "}
      {method.isAvailable && <b>{method.price.minor === 0 ? "Free" : formatMoney(method.price, locale)}</b>}{" "}
      {method.isAvailable && method.arrives && <small>Arrives by {method.arrives}</small>}
      {method.problem && <small>{method.problem}</small>}
    </>
  );
}
