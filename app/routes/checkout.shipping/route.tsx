import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/lib/forms/form-title";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { LoggedInAs } from "~/features/checkout/step-parts";
import { shippingAction } from "./actions.server";
import { DeliverTo } from "./deliver-to";
import { loadShipping } from "./load-shipping.server";
import { MethodForm } from "./method-form";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: formTitle("Checkout: shipping", data) }, rootOf(matches));

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
