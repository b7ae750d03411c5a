import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import { isTicked } from "~/lib/forms/submission";
import { stepPath } from "~/features/checkout/steps";
import { AddressFields, type AddressFieldsProps } from "~/features/addresses/address-fields";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { Link } from "~/ui/link";

interface AddressFormProps extends Omit<AddressFieldsProps, "section"> {
  readonly action: string;
  readonly hasAddress: boolean;
  readonly saved: readonly SavedAddress[];
  readonly isCustomer: boolean;
  readonly children: ReactNode;
}

export function AddressForm({ action, ...props }: AddressFormProps) {
  const { saved, state } = props;
  const fields = <Fields {...props} />;
  return (
    <Form method="post" action={action} className="panel" aria-label="Contact and address" noValidate>
      <DefaultSubmit intent="address" />
      {saved.length > 0 ? (
        <details open={state !== null}>
          <summary className="min-h-11">
            <h2 className="inline">Deliver to a new address</h2>
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </Form>
  );
}

function Fields({ hasAddress, saved, isCustomer, children, ...fields }: Omit<AddressFormProps, "action">) {
  return (
    <div className="form">
      {children}
      <AddressFields {...fields} section="shipping" />
      {isCustomer && (
        <CheckboxField
          name="keep"
          label="Save to my address book"
          isChecked={isTicked(fields.state, "keep", saved.length === 0)}
        />
      )}
      <div className="buttons">
        <button className="btn" name="intent" value="address">
          Continue to delivery
        </button>
        {hasAddress && (
          <Link className="btn secondary" to={stepPath("shipping")}>
            Keep the old address
          </Link>
        )}
      </div>
    </div>
  );
}
