import type { ComponentPropsWithoutRef, ReactNode } from "react";

type FieldProps = FieldText &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldText | "defaultValue" | "value"> & {
    /** Initial value; uncontrolled, so that nothing typed before hydration is lost. */
    readonly value?: string | number | undefined;
  };

export function Field({ name, label, id, hint, error, value, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} id={id} hint={hint} error={error}>
      <input {...input} id={id ?? name} name={name} defaultValue={value} {...describedBy({ name, id, hint, error })} />
    </FieldFrame>
  );
}

/**
 * Of fields for whole numbers: text, because a wheel or a held arrow key changes a field of type
 * "number" unnoticed.
 */
export const WHOLE_NUMBER = { inputMode: "numeric", autoComplete: "off" } as const;

export interface FieldText {
  readonly name: string;
  readonly label: string;
  /** Where a page has the same field twice. */
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function FieldFrame({ name, id = name, label, hint, error, children }: FieldText & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

export function describedBy({ name, id = name, hint, error }: Omit<FieldText, "label">) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { ...(notes && { "aria-describedby": notes }), ...(error && { "aria-invalid": true as const }) };
}

type TextAreaFieldProps = FieldText &
  Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldText | "defaultValue" | "value"> & {
    readonly value?: string | undefined;
  };

export function TextAreaField({ name, label, id = name, hint, error, value, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame name={name} label={label} id={id} hint={hint} error={error}>
      <textarea {...textarea} id={id} name={name} defaultValue={value} {...describedBy({ name, id, hint, error })} />
    </FieldFrame>
  );
}
