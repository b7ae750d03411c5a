import type { Country } from "~/lib/commerce/model/address";
import { addressLabels, type AddressField } from "./address-form";
import { fieldsOf, valueOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { PinField } from "./pin-field";
import { RegionField } from "./region-field";
import { SelectField } from "~/ui/select-field";

export interface AddressFieldsProps {
  /** Prefix for autocomplete. */
  readonly section: "shipping" | "billing";
  /** Values until the form is sent. */
  readonly values: Readonly<Record<AddressField, string>>;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  /** The chosen country with its regions; null if none is chosen. */
  readonly country: Country | null;
}

/** Fields of one address. The intent "country" updates the State field without saving. */
export function AddressFields({ section, values, state, constraints, countries, country }: AddressFieldsProps) {
  const labels = addressLabels(country?.code ?? valueOf(state, "country", values.country));
  const isIndia = country?.code === "IN";
  const field = fieldsOf({ labels, state, constraints, known: values });
  const [city, company, gstin] = [field("city"), field("company"), field("gstin")];
  return (
    <>
      <div className="pair">
        <Field {...field("firstName")} autoComplete={`${section} given-name`} />
        <Field {...field("lastName")} autoComplete={`${section} family-name`} />
      </div>
      <div className="pair">
        <SelectField
          {...field("country")}
          autoComplete={`${section} country`}
          {...(country ? {} : { placeholder: "Choose a country" })}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <button className="btn quiet" name="intent" value="country">
          Update country
        </button>
      </div>
      <Field
        {...field("street")}
        autoComplete={`${section} address-line1`}
        hint="House number and street, or building and road"
      />
      <div className="pair">
        <Field {...field("apartment")} autoComplete={`${section} address-line2`} hint="Flat, floor, block" />
        <Field {...field("neighborhood")} autoComplete={`${section} address-line3`} hint="Area or sector" />
      </div>
      <Field {...field("extra")} autoComplete="off" hint="Something near that is easy to find" />
      {isIndia ? (
        <PinField {...field("postcode")} section={section} />
      ) : (
        <Field {...field("postcode")} autoComplete={`${section} postal-code`} />
      )}
      <div className="pair">
        <Field {...city} key={`city ${city.value}`} autoComplete={`${section} address-level2`} />
        <RegionField {...field("region")} section={section} country={country} />
      </div>
      <Field
        {...field("phone")}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} tel`}
        hint={isIndia ? "Ten-digit mobile number, for the delivery" : "For questions about the delivery"}
      />
      <details className="terms" open={Boolean(company.value || gstin.value || gstin.error)}>
        <summary>Buying for a business?</summary>
        <div className="pair">
          <Field {...company} autoComplete={`${section} organization`} />
          <Field
            {...gstin}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="It is printed on the tax invoice"
          />
        </div>
      </details>
    </>
  );
}
