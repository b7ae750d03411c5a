import { Form } from "@remix-run/react";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import { formatMoney } from "~/lib/format/money";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import type { Delivery } from "~/features/product/delivery.server";
import { LatePart } from "~/ui/late-part";
import { describedBy, FieldNotes } from "~/ui/field-frame";

interface DeliveryCheckProps {
  delivery: Delivery;
  /** Path and query of this page, so that the choice is kept. */
  path: string;
  state: SubmissionResult | null;
  locale: string;
}

/** Postcode field and delivery cost. The postcode is remembered for other products. */
export function DeliveryCheck({ delivery, path, state, locale }: DeliveryCheckProps) {
  const error = errorOf(state, "postcode");
  return (
    <section className="delivery" id="delivery" aria-label="Delivery">
      <Form method="post" action={path} preventScrollReset>
        <label htmlFor="postcode">{delivery.isIndia ? "Deliver to PIN code" : "Deliver to postal code"}</label>
        <FieldNotes id="postcode" error={error} />
        <div className="row">
          <input
            id="postcode"
            name="postcode"
            inputMode={delivery.isIndia ? "numeric" : "text"}
            autoComplete="postal-code"
            {...delivery.constraints["postcode"]}
            defaultValue={error === undefined ? (delivery.postcode ?? "") : valueOf(state, "postcode", "")}
            {...describedBy({ name: "postcode", error })}
          />
          <button className="btn quiet" name="intent" value="delivery">
            Check
          </button>
        </div>
      </Form>
      {delivery.postcode && error === undefined && (
        <LatePart of={delivery.methods} what="What delivery costs" wait="a line">
          {(methods) => <Charges {...delivery} methods={methods} locale={locale} />}
        </LatePart>
      )}
    </section>
  );
}

interface ChargesProps extends Pick<Delivery, "postcode" | "needsChoice"> {
  methods: readonly ShippingMethod[] | null;
  locale: string;
}

function Charges({ postcode, methods, needsChoice, locale }: ChargesProps) {
  if (needsChoice) return <p className="hint">Choose your options to see what delivery to {postcode} costs.</p>;
  if (!methods) return <p className="hint">What delivery to {postcode} costs is shown at the checkout.</p>;
  const offers = methods.filter(({ isAvailable }) => isAvailable);
  if (offers.length === 0) return <p className="hint">We do not deliver this to {postcode}.</p>;
  return (
    <ul className="hint">
      {offers.map(({ carrier, method, title, price }) => (
        <li key={`${carrier} ${method}`}>
          {title}: <b>{price.minor === 0 ? "free" : formatMoney(price, locale)}</b>
        </li>
      ))}
    </ul>
  );
}
