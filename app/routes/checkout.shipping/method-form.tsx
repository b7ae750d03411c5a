import { Form } from "@remix-run/react";
import { stepPath } from "~/features/checkout/steps";
import { NO_METHODS } from "~/features/delivery-place/delivery-texts";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import { formatMoney } from "~/lib/format/money";
import { errorOf, isTicked, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";

export const SAME_AS_SHIPPING = "same-as-shipping";

/** The backend identifies a method by two codes. */
export function methodKey({ carrier, method }: Pick<ShippingMethod, "carrier" | "method">): string {
  return `${carrier}:${method}`;
}

interface OfferedMethod extends ShippingMethod {
  readonly arrives: string | null;
}

interface MethodFormProps {
  readonly methods: readonly OfferedMethod[];
  readonly chosen: string;
  /** Null for pickup: a store's address cannot be the billing address. */
  readonly isSameBilling: boolean | null;
  readonly state: SubmissionResult | null;
}

export function MethodForm({ methods, chosen, isSameBilling, state }: MethodFormProps) {
  if (!methods.some(({ isAvailable }) => isAvailable)) {
    return (
      <div className="notice warning" role="alert">
        <p>{NO_METHODS}</p>
        <p>
          <Link to={stepPath("user-account")}>Change the address</Link>
        </p>
      </div>
    );
  }
  return (
    <>
      <ErrorSummary state={state} labels={{ method: "Shipping method" }} />
      <Form method="post" action={stepPath("shipping")} className="form panel" noValidate>
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
        {isSameBilling !== null && (
          <fieldset>
            <legend className="pb-2 text-l">Billing address</legend>
            <CheckboxField
              name={SAME_AS_SHIPPING}
              label="Same as shipping address"
              isChecked={isTicked(state, SAME_AS_SHIPPING, isSameBilling)}
            />
          </fieldset>
        )}
        <button className="btn" name="intent" value="method">
          {isSameBilling === null ? "Continue to billing" : "Continue to payment"}
        </button>
      </Form>
    </>
  );
}

function MethodLabel({ method: { title, price, isAvailable, arrives, problem } }: { method: OfferedMethod }) {
  const { locale } = useShop().store;
  return (
    <>
      <b>{isAvailable && arrives ? `By ${arrives}` : title}</b>{" "}
      {isAvailable && <b className="font-medium">{price.minor === 0 ? "Free" : formatMoney(price, locale)}</b>}{" "}
      {isAvailable && arrives && <small>{title}</small>}
      {problem && <small>{problem}</small>}
    </>
  );
}
