import { Form } from "@remix-run/react";
import type { Country } from "~/lib/commerce/model/address";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import { addressLabels, type AddressField } from "~/features/addresses/address-form";
import type { FormState } from "~/lib/forms/form-state";
import { AddressFields } from "~/features/addresses/address-fields";
import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";

interface AddressFormProps {
  readonly values: Readonly<Record<AddressField, string>>;
  /** The cart has one already. */
  readonly hasAddress: boolean;
  readonly saved: readonly SavedAddress[];
  readonly isCustomer: boolean;
  readonly state: FormState | null;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  readonly country: Country | null;
}

/** An address written out; folded away for whoever has saved ones. */
export function AddressForm(props: AddressFormProps) {
  const { values, saved, state } = props;
  const shown = { ...values, ...state?.values };
  const fields = <Fields {...props} values={shown} />;
  return (
    <>
      <ErrorSummary state={state} labels={{ ...addressLabels(shown.country), saved: "Saved addresses" }} />
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

function Fields({ values, hasAddress, saved, isCustomer, state, countries, country }: AddressFormProps) {
  return (
    <div className="form">
      <AddressFields section="shipping" values={values} state={state} countries={countries} country={country} />
      {isCustomer && (
        <CheckboxField
          name="keep"
          label="Save to my address book"
          isChecked={state ? "keep" in state.values : saved.length === 0}
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
