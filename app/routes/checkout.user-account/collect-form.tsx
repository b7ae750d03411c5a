import { useShop } from "~/lib/root-data";
import { postcodeName } from "~/lib/format/country-words";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PickupStore } from "~/lib/commerce/model/address";
import { addressLabels, type AddressField } from "~/features/addresses/address-form";
import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";
import { PickupStoreView } from "~/features/checkout/step-parts";
import { stepPath } from "~/features/checkout/steps";

interface CollectFormProps {
  readonly stores: readonly PickupStore[] | null;
  readonly near: string;
  readonly chosen: string | null;
  readonly values: Readonly<Record<AddressField, string>>;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly children: ReactNode;
}

/** One of the first step's two views; without a query it shows the one that fits the cart. */
export const COLLECT = "/checkout/user-account?collect";

export const COLLECT_LABELS = { ...addressLabels("IN"), place: "Store" };

export const PICKUP_UNAVAILABLE = "Your items are not available for store pickup. Enter a delivery address instead.";

/** As many as fit on a phone above the fields; a search lists the nearest first. */
const MAX_SHOWN = 6;

export function CollectForm({ stores, near, chosen, values, state, constraints, children }: CollectFormProps) {
  const field = fieldsOf({ labels: COLLECT_LABELS, state, constraints, known: { ...values, place: chosen ?? "" } });
  const { value: picked } = field("place");
  const all = stores ?? [];
  const { country } = useShop();
  const shown = all.filter(({ code }, index) => index < MAX_SHOWN || code === picked);
  return (
    <>
      <Form method="get" action={stepPath("user-account")} className="panel form">
        <input type="hidden" name="collect" value="" />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field
            name="near"
            label={`Near (${postcodeName(country)} or town)`}
            value={near}
            autoComplete="postal-code"
          />
          <button className="btn secondary">Find stores</button>
        </div>
      </Form>
      {stores === null ? (
        <p className="notice warning" role="alert">
          We do not know this place. Try a {postcodeName(country)} or a larger town nearby.
        </p>
      ) : stores.length === 0 ? (
        <p className="notice warning" role="alert">
          {near ? `No store near ${near} has everything in your cart. Try another town.` : PICKUP_UNAVAILABLE}
        </p>
      ) : (
        <Form method="post" action={COLLECT} className="form panel" aria-label="Contact and store" noValidate>
          <RadioGroup
            {...field("place")}
            options={shown.map((store) => ({ value: store.code, label: <PickupStoreView store={store} /> }))}
          />
          {all.length > shown.length && (
            <p className="hint">
              {near
                ? `Showing the ${shown.length} stores nearest to ${near}, or `
                : `Showing ${shown.length} of ${all.length} stores. Enter your ${postcodeName(country)} for the nearest, or `}
              <Link to="/store-locator">see all stores</Link>.
            </p>
          )}
          <h2>Who will pick it up?</h2>
          {children}
          <div className="grid grid-cols-2 items-end gap-3">
            <Field {...field("firstName")} autoComplete="given-name" />
            <Field {...field("lastName")} autoComplete="family-name" />
          </div>
          <Field
            {...field("phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="We message you when it is ready"
          />
          <button className="btn" name="intent" value="collect">
            Continue to billing
          </button>
        </Form>
      )}
    </>
  );
}
