import { DeliveryOffers } from "~/features/delivery-place/delivery-offers";
import { DeliverTo } from "~/features/delivery-place/place-link";
import { fieldsOf, resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { formatMoney } from "~/lib/format/money";
import { Field } from "~/ui/field";
import { NO_METHODS } from "./delivery-texts";
import type { EstimateView } from "./load-cart-page.server";
import { OneFieldForm } from "./one-field-form";

interface DeliveryEstimateProps {
  readonly estimate: EstimateView;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly isIndia: boolean;
  readonly locale: string;
}

/** When the cart is there and what that costs, or the field that asks where. */
export function DeliveryEstimate({ estimate, state, constraints, isIndia, locale }: DeliveryEstimateProps) {
  const { postcode, problem, found } = estimate;
  const postal = fieldsOf({
    labels: { postcode: isIndia ? "PIN code" : "Postal code" },
    state: resultOf(state, "intent", "delivery"),
    constraints,
    known: { postcode },
  })("postcode");
  if (found && !postal.error) {
    return (
      <section aria-label="Delivery estimate" className="grid gap-2">
        <DeliverTo />
        <div role="status">
          {found.methods.length === 0 && <p>{NO_METHODS}</p>}
          <DeliveryOffers postcode={postcode} methods={found.methods} locale={locale} />
          {found.grandTotal && (
            <p className="mt-2 text-s">
              With the cheapest delivery you would pay <b>{formatMoney(found.grandTotal, locale)}</b> in all.
            </p>
          )}
        </div>
      </section>
    );
  }
  return (
    <section aria-label="Delivery estimate">
      <OneFieldForm intent="delivery" button="Check delivery">
        <Field
          {...postal}
          hint="For the date and the cost of delivery"
          inputMode={isIndia ? "numeric" : "text"}
          autoComplete="postal-code"
          error={postal.error ?? problem ?? undefined}
        />
      </OneFieldForm>
    </section>
  );
}
