import type { ComponentPropsWithoutRef } from "react";
import { describedBy, FieldFrame, type FieldText } from "./field";

type SelectFieldProps = FieldText &
  Pick<ComponentPropsWithoutRef<"select">, "required" | "autoComplete"> & {
    readonly value?: string | undefined;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    /**
     * Label of an empty first option, e.g. "Choose"; without it the first option is preselected.
     */
    readonly placeholder?: string;
  };

export function SelectField({ name, label, id, hint, error, value, options, placeholder, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} id={id} hint={hint} error={error}>
      <select {...rest} id={id ?? name} name={name} defaultValue={value} {...describedBy({ name, id, hint, error })}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
