import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AddressFields, SavedAddresses } from "~/features/addresses/address-fields";
import { addressLabels } from "~/features/addresses/address-form";
import { isTicked, valueOf } from "~/lib/forms/submission";
import { screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { ErrorSummary } from "~/ui/error-summary";
import { webTool } from "~/ui/web-tool";
import { billingAction, loadBilling } from "./billing.server";

export const meta = screenMeta("Checkout: billing");

export const loader = shopLoader(loadBilling);

export const action = shopAction(billingAction);

const HERE = "/checkout/billing";

export default function BillingStep() {
  const loaded = useLoaderData<typeof loader>();
  const { sameLabel, isSame, isCustomer, values, countries } = loaded;
  const answer = useActionData<typeof action>();
  const { country, constraints } = answer ?? loaded;
  const state = answer?.state ?? null;
  return (
    <>
      <h1>Billing</h1>
      <ErrorSummary
        state={state}
        labels={{ ...addressLabels(valueOf(state, "country", values.country)), saved: "Saved addresses" }}
      />
      <Form
        method="post"
        action={HERE}
        className="group form panel"
        noValidate
        {...webTool("bill_to", "Give the billing address of the order")}
      >
        <DefaultSubmit intent="billing" />
        {sameLabel !== null && (
          <CheckboxField
            name="same-as-shipping"
            label={sameLabel}
            isChecked={isTicked(state, "same-as-shipping", isSame)}
          />
        )}
        {/* A browser without :has() always shows it. */}
        <fieldset className="form border-t border-line pt-4 [.group:has([name=same-as-shipping]:checked)_&]:hidden">
          <legend className="pb-2 text-l">Billing address</legend>
          <AddressFields {...{ values, state, constraints, countries, country }} section="billing" />
          {isCustomer && (
            <CheckboxField name="keep" label="Save to my address book" isChecked={isTicked(state, "keep")} />
          )}
        </fieldset>
        <button className="btn" name="intent" value="billing">
          Continue to payment
        </button>
      </Form>
      <SavedAddresses {...loaded} action={HERE} button="Bill to this address" state={state} />
    </>
  );
}
