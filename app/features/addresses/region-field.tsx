import type { Country } from "~/lib/commerce/model/address";
import { Field } from "~/ui/field";
import type { FieldText } from "~/ui/field-frame";
import { SelectField } from "~/ui/select-field";

interface RegionFieldProps extends FieldText {
  readonly section: "shipping" | "billing";
  readonly value?: string | undefined;
  readonly required?: boolean | undefined;
  readonly country: Country | null;
}

/** State: a select where the country has a region list, a text field otherwise. */
export function RegionField({ section, country, required, ...field }: RegionFieldProps) {
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
