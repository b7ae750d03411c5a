import { Form } from "@remix-run/react";
import type { EstimateView } from "./load-cart-page.server";
import { NO_METHODS } from "./delivery-texts";
import { fieldsOf, resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { formatMoney } from "~/lib/format/money";
import { Field } from "~/ui/field";

interface DeliveryEstimateProps {
  readonly estimate: EstimateView;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly isIndia: boolean;
  readonly locale: string;
}

/** Delivery cost to a PIN code. The place is remembered in a cookie. */
export function DeliveryEstimate({
  estimate: { postcode, problem, found },
  state,
  constraints,
  isIndia,
  locale,
}: DeliveryEstimateProps) {
  const postal = fieldsOf({
    labels: { postcode: isIndia ? "PIN code" : "Postal code" },
    state: resultOf(state, "intent", "delivery"),
    constraints,
    known: { postcode },
  })("postcode");
  return (
    <section aria-label="Delivery estimate">
      <Form method="post" action="/cart" className="coupon" noValidate preventScrollReset>
        <Field
          {...postal}
          hint="To see what delivery costs"
          inputMode={isIndia ? "numeric" : "text"}
          autoComplete="postal-code"
          error={postal.error ?? problem ?? undefined}
        />
        <button className="btn quiet" name="intent" value="delivery">
          Check delivery
        </button>
      </Form>
      {found && (
        <div role="status">
          {found.methods.length === 0 && <p>{NO_METHODS}</p>}
          <ul className="estimate">
            {found.methods.map(({ carrier, method, title, price, isAvailable, problem }) => (
              <li key={`${carrier}:${method}`}>
                <span>{title}</span>
                <span>{isAvailable ? (price.minor === 0 ? "Free" : formatMoney(price, locale)) : problem}</span>
              </li>
            ))}
          </ul>
          {found.grandTotal && (
            <p>
              With the cheapest of them you would pay <b>{formatMoney(found.grandTotal, locale)}</b> in all.
            </p>
          )}
        </div>
      )}
    </section>
  );
}
