import { Form } from "@remix-run/react";
import type { EstimateView } from "~/lib/cart/load-cart-page.server";
import { formatMoney } from "~/lib/format/money";
import { Field } from "../primitives/field";

const NONE =
  "There are no shipping methods available for this country. We are sorry, please try with different country.";

interface DeliveryEstimateProps {
  readonly estimate: EstimateView;
  readonly isIndia: boolean;
  readonly locale: string;
}

/** What delivery to a PIN code would cost. It asks by GET and keeps nothing: the address comes at the checkout. */
export function DeliveryEstimate({ estimate: { postcode, error, found }, isIndia, locale }: DeliveryEstimateProps) {
  const label = isIndia ? "PIN code" : "Postal code";
  return (
    <section aria-label="Delivery estimate">
      <Form action="/cart" className="coupon" preventScrollReset>
        <Field
          name="pin"
          label={label}
          hint="To see what delivery costs"
          inputMode={isIndia ? "numeric" : "text"}
          autoComplete="postal-code"
          maxLength={12}
          value={postcode}
          error={error ?? undefined}
        />
        <button className="btn quiet">Check delivery</button>
      </Form>
      {found && (
        <div role="status">
          {found.methods.length === 0 && <p>{NONE}</p>}
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
