import type { ReactNode } from "react";
import { SavedAddresses, AddressFields } from "~/features/addresses/address-fields";
import { stepPath } from "~/features/checkout/steps";
import { type SubmissionResult, isTicked } from "~/lib/forms/submission";
import { Link } from "~/ui/link";
import { Form } from "@remix-run/react";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { COLLECT, CollectForm } from "./collect-form";
import type { loadContact } from "./load-contact.server";

const DELIVER = "/checkout/user-account?deliver";

type Loaded = NonNullable<Awaited<ReturnType<typeof loadContact>>["destination"]>;

interface DestinationProps extends Loaded {
  readonly view: string;
  readonly state: SubmissionResult | null;
  readonly children: ReactNode;
}

export function Destination({ view, state, children, ...loaded }: DestinationProps) {
  // With a store in the cart the step shows pickup by default.
  const deliver = loaded.pickupCode === null ? stepPath("user-account") : DELIVER;
  const canCollect = view === "collect" || loaded.stores === null || loaded.stores.length > 0;
  return (
    <>
      {canCollect && <DeliveryOrPickup isCollecting={view === "collect"} />}
      {view === "collect" ? (
        <CollectForm {...loaded} chosen={loaded.pickupCode} constraints={loaded.collecting} state={state}>
          {children}
        </CollectForm>
      ) : (
        <>
          <SavedAddresses
            action={deliver}
            button="Deliver to this address"
            saved={loaded.saved}
            chosen={loaded.chosenAddress}
            countries={loaded.countries}
            state={state}
          />
          <AddressForm {...loaded} action={deliver} state={state}>
            {children}
          </AddressForm>
        </>
      )}
    </>
  );
}

/** Links instead of tabs, so that it works without script. */
function DeliveryOrPickup({ isCollecting }: { isCollecting: boolean }) {
  return (
    <nav className="grid grid-cols-2 gap-3" aria-label="How you get your order">
      <ViewLink to={DELIVER} isChosen={!isCollecting}>
        Deliver to an address
      </ViewLink>
      <ViewLink to={COLLECT} isChosen={isCollecting}>
        Collect from a store
      </ViewLink>
    </nav>
  );
}

function ViewLink({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      className="btn secondary aria-[current]:[box-shadow:inset_0_-3px]"
      to={to}
      aria-current={isChosen ? "true" : undefined}
    >
      {children}
    </Link>
  );
}

type AddressFormProps = Omit<DestinationProps, "view">;

function AddressForm({ action, ...props }: AddressFormProps & { readonly action: string }) {
  const { saved, state } = props;
  const fields = <Fields {...props} />;
  return (
    <Form method="post" action={action} className="panel" aria-label="Contact and address" noValidate>
      <DefaultSubmit intent="address" />
      {saved.length > 0 ? (
        <details open={state !== null}>
          <summary className="min-h-11">
            <h2 className="inline">Deliver to a new address</h2>
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </Form>
  );
}

function Fields({ hasAddress, saved, isCustomer, children, ...fields }: AddressFormProps) {
  return (
    <div className="form">
      {children}
      <AddressFields {...fields} section="shipping" />
      {isCustomer && (
        <CheckboxField
          name="keep"
          label="Save to my address book"
          isChecked={isTicked(fields.state, "keep", saved.length === 0)}
        />
      )}
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
}
