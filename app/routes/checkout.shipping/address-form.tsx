import { Form } from "@remix-run/react";
import type { Address, Country } from "~/lib/commerce/model/address";
import { addressLabels, addressValues } from "~/lib/forms/address-form";
import type { FormState } from "~/lib/forms/form-state";
import { AddressFields } from "~/ui/address/address-fields";
import { DefaultSubmit } from "~/ui/primitives/default-submit";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { Link } from "~/ui/primitives/link";

interface AddressFormProps {
  /** The one the cart has already. */
  readonly address: Address | null;
  readonly homeCountry: string;
  readonly state: FormState | null;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  readonly country: Country | null;
}

export function AddressForm({ address, homeCountry, state, countries, country }: AddressFormProps) {
  const values = { ...addressValues(address, homeCountry), ...state?.values };
  return (
    <>
      <h1>Shipping</h1>
      <ErrorSummary state={state} labels={addressLabels(values.country)} />
      <Form method="post" action="/checkout/shipping" className="form panel" noValidate>
        <DefaultSubmit intent="address" />
        <h2>Where should we deliver?</h2>
        <AddressFields section="shipping" values={values} state={state} countries={countries} country={country} />
        <div className="buttons">
          <button className="btn" name="intent" value="address">
            Save address
          </button>
          {address && (
            <Link className="btn quiet" to="/checkout/shipping">
              Keep the address as it was
            </Link>
          )}
        </div>
      </Form>
    </>
  );
}
