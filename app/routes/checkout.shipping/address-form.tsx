import { Form } from "@remix-run/react";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import { addressLabels } from "~/features/addresses/address-form";
import { isTicked, valueOf } from "~/lib/forms/submission";
import { AddressFields, type AddressFieldsProps } from "~/features/addresses/address-fields";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";

interface AddressFormProps extends Omit<AddressFieldsProps, "section"> {
  /** Whether the cart has an address already. */
  readonly hasAddress: boolean;
  readonly saved: readonly SavedAddress[];
  readonly isCustomer: boolean;
}

/** Form for a typed address; collapsed if there are saved ones. */
export function AddressForm(props: AddressFormProps) {
  const { values, saved, state } = props;
  const fields = <Fields {...props} />;
  return (
    <>
      <ErrorSummary
        state={state}
        labels={{ ...addressLabels(valueOf(state, "country", values.country)), saved: "Saved addresses" }}
      />
      <Form method="post" action="/checkout/shipping" className="panel form" noValidate>
        <DefaultSubmit intent="address" />
        {saved.length > 0 ? (
          <details className="new-address" open={state !== null}>
            <summary>
              <h2>Deliver to a new address</h2>
            </summary>
            {fields}
          </details>
        ) : (
          <>
            <h2>Where should we deliver?</h2>
            {fields}
          </>
        )}
      </Form>
    </>
  );
}

function Fields({ hasAddress, saved, isCustomer, ...fields }: AddressFormProps) {
  return (
    <div className="form">
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
          Save address
        </button>
        {hasAddress && (
          <Link className="btn quiet" to="/checkout/shipping">
            Keep the address as it was
          </Link>
        )}
      </div>
    </div>
  );
}
