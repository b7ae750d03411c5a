import type { ComponentProps, ReactNode } from "react";
import type { Country } from "~/lib/commerce/model/address";
import { fieldsOf, valueOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { addressLabels, type AddressField } from "./address-form";
import { PinField } from "./pin-field";

export interface AddressFieldsProps {
  readonly section: "shipping" | "billing";
  readonly values: Readonly<Record<AddressField, string>>;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  readonly country: Country | null;
}

/** In the order that is usual in India. The intent "country" updates the State field without saving. */
export function AddressFields({ section, values, state, constraints, countries, country }: AddressFieldsProps) {
  const labels = addressLabels(country?.code ?? valueOf(state, "country", values.country));
  const isIndia = country?.code === "IN";
  const field = fieldsOf({ labels, state, constraints, known: values });
  const city = field("city");
  const extra = field("extra");
  const [company, gstin] = [field("company"), field("gstin")];
  return (
    <>
      <Field
        {...field("phone")}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} ${isIndia ? "tel-national" : "tel"}`}
        hint={isIndia ? "10-digit mobile number for delivery updates" : "For questions about the delivery"}
      />
      {isIndia ? (
        <PinField {...field("postcode")} section={section} />
      ) : (
        <Field {...field("postcode")} autoComplete={`${section} postal-code`} />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...city} key={`city ${city.value}`} autoComplete={`${section} address-level2`} />
        <RegionField {...field("region")} section={section} country={country} />
      </div>
      <Field
        {...field("street")}
        autoComplete={`${section} address-line1`}
        hint={isIndia ? undefined : "House number and street, or building and road"}
      />
      <Field {...field("apartment")} autoComplete={`${section} address-line2`} />
      <Field {...field("neighborhood")} autoComplete={isIndia ? "off" : `${section} address-line3`} />
      {isIndia ? (
        <Folded title="Add a neighbourhood" isOpen={Boolean(extra.value || extra.error)}>
          <Field {...extra} autoComplete={`${section} address-line3`} />
        </Folded>
      ) : (
        <Field {...extra} autoComplete="off" />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...field("firstName")} autoComplete={`${section} given-name`} />
        <Field {...field("lastName")} autoComplete={`${section} family-name`} />
      </div>
      <Folded title="Buying for a business?" isOpen={Boolean(company.value || gstin.value || gstin.error)}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field {...company} autoComplete={`${section} organization`} />
          <Field
            {...gstin}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="Printed with your address on invoices"
          />
        </div>
      </Folded>
      <CountryField {...field("country")} {...{ section, countries, country }} />
    </>
  );
}

type CountryFieldProps = Pick<AddressFieldsProps, "section" | "countries" | "country"> &
  Omit<ComponentProps<typeof SelectField>, "options">;

function CountryField({ section, countries, country, ...field }: CountryFieldProps) {
  return (
    <Folded
      title={
        <>
          {country?.name ?? field.label} · <span className="text-brand underline">Another country</span>
        </>
      }
      isOpen={!country || country.code !== countries[0]?.code || Boolean(field.error)}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          {...field}
          autoComplete={`${section} country`}
          {...(country ? {} : { placeholder: "Choose a country" })}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <button className="btn secondary" name="intent" value="country">
          Update country
        </button>
      </div>
    </Folded>
  );
}

function Folded({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="rounded-control border border-line px-3 py-2" open={isOpen}>
      <summary className="min-h-11 content-center">{title}</summary>
      {children}
    </details>
  );
}

type RegionFieldProps = Pick<AddressFieldsProps, "section" | "country"> & Omit<CountryFieldProps, "countries">;

function RegionField({ section, country, required, ...field }: RegionFieldProps) {
  const autoComplete = `${section} address-level1`;
  if (!country) return <Field {...field} autoComplete={autoComplete} hint="Please select a country first" />;
  if (country.regions.length === 0) return <Field key={country.code} {...field} autoComplete={autoComplete} />;
  return (
    <SelectField
      key={`${country.code} ${field.value}`}
      {...field}
      required={required}
      autoComplete={autoComplete}
      placeholder="Choose"
      options={country.regions.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
