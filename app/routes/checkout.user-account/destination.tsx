import type { ReactNode } from "react";
import { SavedAddresses } from "~/features/addresses/saved-addresses";
import { stepPath } from "~/features/checkout/steps";
import type { SubmissionResult } from "~/lib/forms/submission";
import { AddressForm } from "./address-form";
import { CollectForm } from "./collect-form";
import type { loadContact } from "./load-contact.server";
import { DELIVER, DeliveryOrPickup } from "./delivery-or-pickup";

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
