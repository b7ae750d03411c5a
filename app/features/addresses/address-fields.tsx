import type { Country } from "~/lib/commerce/model/address";
import { addressLabels, type AddressField } from "./address-form";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { Field } from "~/ui/field";
import { PinField } from "./pin-field";
import { RegionField } from "./region-field";
import { SelectField } from "~/ui/select-field";

export interface AddressFieldsProps {
  /** For the browser's address book. */
  readonly section: "shipping" | "billing";
  readonly values: Readonly<Record<AddressField, string>>;
  readonly state: FormState | null;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  /** The chosen country with its regions; null while none is chosen. */
  readonly country: Country | null;
}

/** The fields of one address. The intent "country" fits the State field to the country without saving anything. */
export function AddressFields({ section, values, state, countries, country }: AddressFieldsProps) {
  const labels = addressLabels(country?.code ?? values.country);
  const isIndia = country?.code === "IN";
  const field = (name: AddressField) => ({
    name,
    label: labels[name],
    value: values[name],
    error: errorOf(state, name),
    required: true,
  });
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
        <Field
          {...field("apartment")}
          required={false}
          autoComplete={`${section} address-line2`}
          hint="Flat, floor, block"
        />
        <Field
          {...field("neighborhood")}
          required={false}
          autoComplete={`${section} address-line3`}
          hint="Area or sector"
        />
      </div>
      <Field {...field("extra")} required={false} autoComplete="off" hint="Something near that is easy to find" />
      {isIndia ? (
        <PinField {...field("postcode")} section={section} />
      ) : (
        <Field {...field("postcode")} autoComplete={`${section} postal-code`} />
      )}
      <div className="pair">
        <Field {...field("city")} key={`city ${values.city}`} autoComplete={`${section} address-level2`} />
        <RegionField {...field("region")} section={section} country={country} />
      </div>
      <Field
        {...field("phone")}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} tel`}
        hint={isIndia ? "Ten-digit mobile number, for the delivery" : "For questions about the delivery"}
      />
      <details className="terms" open={Boolean(values.company || values.gstin || errorOf(state, "gstin"))}>
        <summary>Buying for a business?</summary>
        <div className="pair">
          <Field {...field("company")} required={false} autoComplete={`${section} organization`} />
          <Field
            {...field("gstin")}
            required={false}
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
