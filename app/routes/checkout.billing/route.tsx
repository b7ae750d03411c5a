import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { addressCountries } from "~/lib/checkout/address-countries.server";
import { requireStep } from "~/lib/checkout/read-cart.server";
import { isSameAddress } from "~/lib/checkout/same-address";
import { addressLabels, addressValues } from "~/lib/forms/address-form";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { AddressFields } from "~/ui/address/address-fields";
import { CheckboxField } from "~/ui/primitives/checkbox-field";
import { DefaultSubmit } from "~/ui/primitives/default-submit";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { billingAction } from "./actions.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: billing", data), robots: "noindex" });

export const loader = shopLoader(async ({ shop }) => {
  const { isVirtual, shippingAddress, billingAddress } = await requireStep(shop, "billing");
  const isSame = !isVirtual && (!billingAddress || isSameAddress(billingAddress, shippingAddress));
  const address = isSame ? null : billingAddress;
  return {
    isVirtual,
    isSame,
    values: addressValues(address, shop.session.country),
    ...(await addressCountries(shop, address?.country ?? shop.session.country)),
    wasRefused: wasRefused(shop),
  };
});

export const action = shopAction(billingAction);

export default function BillingStep() {
  const { isVirtual, isSame, values, countries, country } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? null;
  const sent = { ...values, ...state?.values };
  return (
    <>
      <h1>Billing</h1>
      <ErrorSummary state={state} labels={addressLabels(sent.country)} />
      <Form method="post" action="/checkout/billing" className="form panel" noValidate>
        <DefaultSubmit intent="billing" />
        {!isVirtual && (
          <CheckboxField
            name="same-as-shipping"
            label="Same as shipping address"
            isChecked={state ? "same-as-shipping" in state.values : isSame}
          />
        )}
        <fieldset className="form own-address">
          <legend>Billing address</legend>
          <AddressFields
            section="billing"
            values={sent}
            state={state}
            countries={countries}
            country={answer ? answer.country : country}
          />
        </fieldset>
        <button className="btn" name="intent" value="billing">
          Continue to payment
        </button>
      </Form>
    </>
  );
}
