import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/lib/forms/form-title";
import { valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { addressLabels } from "~/features/addresses/address-form";
import { EMAIL_LABELS, EmailField } from "~/features/checkout/email-field";
import { GuestAccount } from "~/features/checkout/guest-account";
import { ErrorSummary } from "~/ui/error-summary";
import { SavedAddresses } from "~/features/addresses/saved-addresses";
import { shippingAction } from "./actions.server";
import { AddressForm } from "./address-form";
import { COLLECT_LABELS, CollectForm } from "./collect-form";
import { DeliverTo } from "./deliver-to";
import { loadShipping } from "./load-shipping.server";
import { MethodForm } from "./method-form";
import { WayChoice } from "./way-choice";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: shipping", data) });

export const loader = shopLoader(loadShipping);

export const action = shopAction(shippingAction);

/** First contact and destination, then the shipping methods, which depend on it. */
export default function ShippingStep() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? null;
  return loaded.asking === "method" ? (
    <>
      <h1>Delivery</h1>
      {loaded.isCustomer && <KnownAs email={loaded.email} />}
      <DeliverTo address={loaded.address} place={loaded.place} countryName={loaded.country?.name ?? ""} />
      <MethodForm {...loaded} chosen={loaded.chosenMethod} state={state} />
    </>
  ) : (
    <Destination {...loaded} {...(answer?.country ? answer : null)} state={state} />
  );
}

type DestinationProps = ReturnType<typeof useLoaderData<typeof loader>> & { readonly state: SubmissionResult | null };

function Destination({ state, ...loaded }: DestinationProps) {
  const { asking, email, forms, saved } = loaded;
  const canCollect = asking === "collect" || loaded.places === null || loaded.places.length > 0;
  const contact = forms && (
    <EmailField email={valueOf(state, "email", email)} state={state} constraints={forms.contact} />
  );
  return (
    <>
      <h1>{forms ? "Contact and address" : "Address"}</h1>
      {asking === "address" ? (
        <ErrorSummary
          state={state}
          labels={{
            ...EMAIL_LABELS,
            ...addressLabels(valueOf(state, "country", loaded.values.country)),
            saved: "Saved addresses",
          }}
        />
      ) : (
        <ErrorSummary state={state} labels={{ ...EMAIL_LABELS, ...COLLECT_LABELS }} />
      )}
      {forms ? <GuestAccount {...forms} email={email} state={null} /> : <KnownAs email={email} />}
      {canCollect && <WayChoice isCollecting={asking === "collect"} />}
      {asking === "collect" ? (
        <CollectForm {...loaded} chosen={loaded.pickupCode} constraints={loaded.collecting} state={state}>
          {contact}
        </CollectForm>
      ) : (
        <>
          <SavedAddresses
            action="/checkout/shipping?edit=address"
            button="Deliver to this address"
            saved={saved}
            chosen={loaded.chosenAddress}
            countries={loaded.countries}
            state={state}
          />
          <AddressForm {...loaded} hasAddress={loaded.address !== null} state={state}>
            {contact}
          </AddressForm>
        </>
      )}
    </>
  );
}

function KnownAs({ email }: { email: string | null }) {
  return <p className="text-s text-muted">You are logged in as {email}.</p>;
}
