import { useActionData, useLoaderData } from "@remix-run/react";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { titleMeta } from "~/lib/seo/meta";
import { LoggedInAs } from "~/features/checkout/step-parts";
import { shippingAction } from "./actions.server";
import { DeliverTo } from "./deliver-to";
import { loadShipping } from "./load-shipping.server";
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
