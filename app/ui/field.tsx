import type { ComponentPropsWithoutRef } from "react";
import { describedBy, FieldFrame, type FieldText } from "./field-frame";

type FieldProps = FieldText &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldText | "defaultValue" | "value"> & {
    /** Initial value; uncontrolled, so that nothing typed before hydration is lost. */
    readonly value?: string | number | undefined;
  };

/** A labelled text field. */
export function Field({ name, label, id, hint, error, value, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} id={id} hint={hint} error={error}>
      <input {...input} id={id ?? name} name={name} defaultValue={value} {...describedBy({ name, id, hint, error })} />
    </FieldFrame>
  );
}
