import { useActionData, useLoaderData } from "@remix-run/react";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { titleMeta } from "~/lib/seo/meta";
import { LoggedInAs, PickupStoreView } from "~/features/checkout/step-parts";
import { addressLine } from "~/features/addresses/address-form";
import { stepPath } from "~/features/checkout/steps";
import type { Address, PickupStore } from "~/lib/commerce/model/address";
import { Link } from "~/ui/link";
import { shippingAction, loadShipping } from "./shipping.server";
import { MethodForm } from "./method-form";

export const meta = titleMeta("Checkout: shipping");

export const loader = shopLoader(loadShipping);

export const action = shopAction(shippingAction);

export default function ShippingStep() {
  const loaded = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? null;
  return (
    <>
      <h1>Shipping</h1>
      {loaded.isCustomer && <LoggedInAs email={loaded.email} />}
      <DeliverTo {...loaded} />
      <MethodForm {...loaded} chosen={loaded.chosenMethod} state={state} />
    </>
  );
}

interface DeliverToProps {
  readonly address: Address | null;
  readonly store: PickupStore | null;
  readonly countryName: string;
}

function DeliverTo({ address, store, countryName }: DeliverToProps) {
  return (
    <section className="panel flex items-start justify-between gap-4" aria-labelledby="deliver-to">
      <div className="wrap-anywhere">
        <h2 id="deliver-to" className="text-m">
          {address ? "Deliver to" : "Collect from"}
        </h2>
        {address && <p className="text-s">{addressLine(address, countryName)}</p>}
        {!address && store && <PickupStoreView store={store} />}
      </div>
      <Link className="inline-flex min-h-11 flex-none items-center text-s" to={stepPath("user-account")}>
        {address ? "Edit address" : "Choose another store"}
      </Link>
    </section>
  );
}
