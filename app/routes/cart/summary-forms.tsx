import { useRootData } from "~/lib/root-data";
import { postcodeLabel } from "~/lib/format/country-words";
import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import type { EditableCart } from "~/features/cart/read-cart.server";
import { DeliveryOffers } from "~/features/delivery-place/delivery-offers";
import { NO_METHODS } from "~/features/delivery-place/delivery-texts";
import { DeliverTo } from "~/features/delivery-place/place-link";
import { formatMoney } from "~/lib/format/money";
import { fieldsOf, isInvalid, resultOf, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import type { EstimateView } from "./load-cart-page.server";

interface CartFormProps {
  readonly cart: EditableCart;
  readonly state: SubmissionResult | null;
}

const MAX_CODE = 64;

/** Of a link, `/cart?coupon=…`; "" without one. */
export function useLinkedCoupon(): string {
  return new URLSearchParams(useLocation().search).get("coupon")?.slice(0, MAX_CODE) ?? "";
}

/**
 * One coupon at a time: a field if there is none, otherwise the code with a Remove button. A link's
 * code waits in the field for a press.
 */
export function CouponForm({ cart, state }: CartFormProps) {
  const linked = useLinkedCoupon();
  const [code] = cart.coupons;
  if (code) {
    return (
      <OneFieldForm intent="remove-coupon" button="Remove coupon">
        <p className="self-center">
          Coupon <b>{code}</b>
        </p>
      </OneFieldForm>
    );
  }
  const couponState = resultOf(state, "intent", "apply-coupon");
  const couponField = fieldsOf({
    labels: { coupon: "Coupon code" },
    state: couponState,
    constraints: cart.constraints,
    known: { coupon: linked },
  })("coupon");
  return (
    <details open={isInvalid(couponState) || linked !== ""}>
      <summary className="link-btn">Have a coupon?</summary>
      <NeedsScript form="coupon">Using a coupon</NeedsScript>
      <OneFieldForm intent="apply-coupon" button="Apply coupon">
        <Field {...couponField} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <Captcha forms={["coupon"]} state={couponState} />
      </OneFieldForm>
    </details>
  );
}

export function DeliveryEstimate({ estimate, cart, state }: CartFormProps & { readonly estimate: EstimateView }) {
  const { postcode, problem, found } = estimate;
  const { country, store } = useRootData();
  const postal = fieldsOf({
    labels: { postcode: postcodeLabel(country) },
    state: resultOf(state, "intent", "delivery"),
    constraints: cart.constraints,
    known: { postcode },
  })("postcode");
  if (found && !postal.error) {
    return (
      <section aria-label="Delivery estimate" className="grid gap-2">
        <DeliverTo />
        <div role="status">
          {found.methods.length === 0 && <p>{NO_METHODS}</p>}
          <DeliveryOffers postcode={postcode} methods={found.methods} />
          {found.grandTotal && (
            <p className="mt-2 text-s">
              Total with the cheapest delivery: <b>{formatMoney(found.grandTotal, store.locale)}</b>
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
          hint="See delivery date and charge"
          inputMode={country === "IN" ? "numeric" : "text"}
          autoComplete="postal-code"
          error={postal.error ?? problem ?? undefined}
        />
      </OneFieldForm>
    </section>
  );
}

function OneFieldForm({ intent, button, children }: { intent: string; button: string; children: ReactNode }) {
  return (
    <Form
      method="post"
      action="/cart"
      className="one-field no-print mt-4 flex flex-wrap items-end gap-x-3 gap-y-2"
      noValidate
      preventScrollReset
    >
      {children}
      <button className="btn secondary" name="intent" value={intent}>
        {button}
      </button>
    </Form>
  );
}
