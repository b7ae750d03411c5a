import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/lib/forms/form-title";
import { valueOf } from "~/lib/forms/submission";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { SavedAddresses } from "~/features/addresses/saved-addresses";
import { shippingAction } from "./actions.server";
import { AddressForm } from "./address-form";
import { CollectForm } from "./collect-form";
import { DeliverTo } from "./deliver-to";
import { loadShipping } from "./load-shipping.server";
import { MethodForm } from "./method-form";
import { WayChoice } from "./way-choice";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: shipping", data) });

export const loader = shopLoader(loadShipping);

export const action = shopAction(shippingAction);

/** First the destination, then the shipping methods, which depend on it. */
export default function ShippingStep() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? null;
  const sent = valueOf(state, "intent", "method");
  const asking = sent === "method" ? loaded.asking : sent === "collect" ? "collect" : "address";
  const canCollect = loaded.places === null || loaded.places.length > 0;
  return (
    <>
      <h1>Shipping</h1>
      {asking !== "method" && canCollect && <WayChoice isCollecting={asking === "collect"} />}
      {asking === "address" && (
        <SavedAddresses
          action="/checkout/shipping"
          button="Deliver to this address"
          saved={loaded.saved}
          chosen={loaded.chosenAddress}
          countries={loaded.countries}
          state={state}
        />
      )}
      {asking === "address" && (
        <AddressForm
          {...loaded}
          hasAddress={loaded.address !== null}
          {...(answer?.country ? answer : null)}
          state={state}
        />
      )}
      {asking === "collect" && (
        <CollectForm
          places={loaded.places}
          near={loaded.near}
          chosen={loaded.pickupCode}
          values={loaded.values}
          constraints={loaded.collecting}
          state={state}
        />
      )}
      {asking === "method" && (
        <>
          <DeliverTo address={loaded.address} place={loaded.place} countryName={loaded.country?.name ?? ""} />
          <MethodForm methods={loaded.methods} chosen={loaded.chosenMethod} state={state} />
        </>
      )}
    </>
  );
}
