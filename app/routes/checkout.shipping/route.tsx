import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/lib/forms/form-title";
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

/** First where to, then, since they depend on it, the ways to get there. */
export default function ShippingStep() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sent = answer?.state.form ?? null;
  const asking = sent === "address" ? "address" : sent === "collect" ? "collect" : loaded.asking;
  const canCollect = loaded.places === null || loaded.places.length > 0;
  const state = answer?.state ?? null;
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
          state={state}
          country={answer?.country ?? loaded.country}
        />
      )}
      {asking === "collect" && (
        <CollectForm
          places={loaded.places}
          near={loaded.near}
          chosen={loaded.pickupCode}
          values={loaded.values}
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
