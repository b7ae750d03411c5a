import { Form } from "@remix-run/react";
import type { Country } from "~/lib/commerce/model/address";
import type { DefaultRoles } from "~/lib/commerce/model/customer";
import { addressLabels, type AddressField } from "./address-form";
import type { FormState } from "~/lib/forms/form-state";
import { AddressFields } from "./address-fields";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";

interface SavedAddressFormProps {
  readonly title: string;
  readonly action: string;
  readonly values: Readonly<Record<AddressField, string>>;
  readonly roles: DefaultRoles;
  readonly state: FormState | null;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  readonly country: Country | null;
}

/** An address of the book, new or old. */
export function SavedAddressForm({ title, action, values, roles, state, countries, country }: SavedAddressFormProps) {
  const shown = { ...values, ...state?.values };
  return (
    <>
      <h1>{title}</h1>
      <ErrorSummary state={state} labels={addressLabels(shown.country)} />
      <Form method="post" action={action} className="form panel" noValidate>
        <DefaultSubmit intent="address" />
        <AddressFields section="shipping" values={shown} state={state} countries={countries} country={country} />
        <div>
          <CheckboxField
            name="defaultShipping"
            label="Default shipping address"
            isChecked={state ? "defaultShipping" in state.values : roles.isDefaultShipping}
          />
          <CheckboxField
            name="defaultBilling"
            label="Default billing address"
            isChecked={state ? "defaultBilling" in state.values : roles.isDefaultBilling}
          />
        </div>
        <div className="buttons">
          <button className="btn" name="intent" value="address">
            Save address
          </button>
          <Link className="btn quiet" to="/customer/addresses-details">
            Back to my addresses
          </Link>
        </div>
      </Form>
    </>
  );
}
