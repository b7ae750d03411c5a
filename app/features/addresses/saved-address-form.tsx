import { Form } from "@remix-run/react";
import type { DefaultRoles } from "~/lib/commerce/model/customer";
import { addressLabels } from "./address-form";
import { isTicked, valueOf } from "~/lib/forms/submission";
import { AddressFields, type AddressFieldsProps } from "./address-fields";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";

interface SavedAddressFormProps extends Omit<AddressFieldsProps, "section"> {
  readonly title: string;
  readonly action: string;
  readonly roles: DefaultRoles;
}

export function SavedAddressForm({ title, action, roles, ...fields }: SavedAddressFormProps) {
  const { values, state } = fields;
  return (
    <>
      <h1>{title}</h1>
      <ErrorSummary state={state} labels={addressLabels(valueOf(state, "country", values.country))} />
      <Form method="post" action={action} className="form panel" noValidate>
        <DefaultSubmit intent="address" />
        <AddressFields {...fields} section="shipping" />
        <div>
          <CheckboxField
            name="defaultShipping"
            label="Default delivery address"
            isChecked={isTicked(state, "defaultShipping", roles.isDefaultShipping)}
          />
          <CheckboxField
            name="defaultBilling"
            label="Default billing address"
            isChecked={isTicked(state, "defaultBilling", roles.isDefaultBilling)}
          />
        </div>
        <div className="buttons">
          <button className="btn" name="intent" value="address">
            Save address
          </button>
          <Link className="btn secondary" to="/customer/addresses-details">
            Back to my addresses
          </Link>
        </div>
      </Form>
    </>
  );
}
