import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SavedAddresses, AddressFields } from "~/features/addresses/address-fields";
import { addressLabels } from "~/features/addresses/address-form";
import { PickupStoreView } from "~/features/checkout/step-parts";
import { stepPath } from "~/features/checkout/steps";
import { DataNotice } from "~/features/consent/data-notice";
import { PICKUP_UNAVAILABLE } from "~/features/delivery-place/delivery-texts";
import { postcodeName } from "~/lib/format/country-words";
import { type SubmissionResult, isTicked, fieldsOf } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { RadioGroup } from "~/ui/radio-group";
import { webTool } from "~/ui/web-tool";
import type { loadContact } from "./contact.server";

const DELIVER = "/checkout/user-account?deliver";

type Loaded = NonNullable<Awaited<ReturnType<typeof loadContact>>["destination"]>;

interface DestinationProps extends Loaded {
  readonly state: SubmissionResult | null;
  readonly children: ReactNode;
}

export function Destination(props: DestinationProps) {
  const { isCollecting, stores } = props;
  const canCollect = isCollecting || stores === null || stores.length > 0;
  return (
    <>
      {canCollect && <DeliveryOrPickup isCollecting={isCollecting} />}
      {isCollecting ? <CollectForm {...props} /> : <AddressForms {...props} />}
    </>
  );
}

/** Links instead of tabs, so that it works without script. */
function DeliveryOrPickup({ isCollecting }: { isCollecting: boolean }) {
  return (
    <nav className="grid grid-cols-2 gap-3" aria-label="How you get your order">
      <Link className={isCollecting ? VIEW : CHOSEN_VIEW} to={DELIVER} aria-current={!isCollecting || undefined}>
        Deliver to an address
      </Link>
      <Link className={isCollecting ? CHOSEN_VIEW : VIEW} to={COLLECT} aria-current={isCollecting || undefined}>
        Collect from a store
      </Link>
    </nav>
  );
}

const VIEW = "btn secondary";
const CHOSEN_VIEW = `${VIEW} bg-brand-soft! [box-shadow:inset_0_0_0_1px]`;

function AddressForms(props: DestinationProps) {
  const { pickupCode, hasAddress, saved, isCustomer, state, children } = props;
  // With a store in the cart the step shows pickup by default.
  const action = pickupCode === null ? stepPath("user-account") : DELIVER;
  const form = (
    <div className="form">
      {children}
      <AddressFields {...props} section="shipping" />
      {isCustomer && (
        <CheckboxField
          name="keep"
          label="Save to my address book"
          isChecked={isTicked(state, "keep", saved.length === 0)}
        />
      )}
      <DataNotice form="checkout" />
      <div className="buttons">
        <button className="btn" name="intent" value="address">
          Continue to delivery
        </button>
        {hasAddress && (
          <Link className="btn secondary" to={stepPath("shipping")}>
            Keep the old address
          </Link>
        )}
      </div>
    </div>
  );
  return (
    <>
      <SavedAddresses {...props} action={action} button="Deliver to this address" />
      <Form
        method="post"
        action={action}
        className="panel"
        aria-label="Contact and address"
        noValidate
        {...webTool("deliver_to", "Give the email and delivery address of the order")}
      >
        <DefaultSubmit intent="address" />
        {saved.length > 0 ? (
          <details open={state !== null}>
            <summary className="min-h-11">
              <h2 className="inline">Deliver to a new address</h2>
            </summary>
            {form}
          </details>
        ) : (
          form
        )}
      </Form>
    </>
  );
}

/** One of the first step's two views; without a query it shows the one that fits the cart. */
const COLLECT = "/checkout/user-account?collect";

export const COLLECT_LABELS = { ...addressLabels("IN"), place: "Store" };

/** As many as fit on a phone above the fields. */
const MAX_SHOWN = 6;
/** After a search the nearest come first. */
const MAX_NEAR = 3;

function CollectForm(props: DestinationProps) {
  const { stores, near, promise, pickupCode, values, state, collecting, asksBilling, children } = props;
  const field = fieldsOf({
    labels: COLLECT_LABELS,
    state,
    constraints: collecting,
    known: { ...values, place: pickupCode ?? "" },
  });
  const { value: picked } = field("place");
  const all = stores ?? [];
  const { country } = useRootData();
  const shown = all.filter(({ code }, index) => index < (near ? MAX_NEAR : MAX_SHOWN) || code === picked);
  return (
    <>
      <Form method="get" action={stepPath("user-account")} className="panel form">
        <input type="hidden" name="collect" value="" />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Field name="near" label={`${postcodeName(country)} or town`} value={near} autoComplete="postal-code" />
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
        <Form
          method="post"
          action={near ? `${COLLECT}&near=${encodeURIComponent(near)}` : COLLECT}
          className="form panel"
          aria-label="Contact and store"
          noValidate
        >
          <Prose html={promise} />
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
          <DataNotice form="checkout" />
          <button className="btn" name="intent" value="collect">
            {asksBilling ? "Continue to billing" : "Continue to payment"}
          </button>
        </Form>
      )}
    </>
  );
}
