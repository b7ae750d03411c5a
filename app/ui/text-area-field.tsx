import type { ComponentPropsWithoutRef } from "react";
import { describedBy, FieldFrame, type FieldText } from "./field-frame";

type TextAreaFieldProps = FieldText &
  Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldText | "defaultValue" | "value"> & {
    readonly value?: string | undefined;
  };

/** A labelled field for several lines. */
export function TextAreaField({ name, label, id = name, hint, error, value, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame name={name} label={label} id={id} hint={hint} error={error}>
      <textarea {...textarea} id={id} name={name} defaultValue={value} {...describedBy({ name, id, hint, error })} />
    </FieldFrame>
  );
}
