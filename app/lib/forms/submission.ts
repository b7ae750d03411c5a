import type { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import type { SubmissionResult as ConformResult } from "@conform-to/dom";

export type SubmissionResult = ConformResult & {
  /** Rejected because an order of this cart may still be placed. */
  readonly isBeingOrdered?: boolean | undefined;
};

type Result = SubmissionResult | null | undefined;

interface Constraint {
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}
export type Constraints = Readonly<Record<string, Constraint>>;

export function isInvalid(result: Result): boolean {
  return result?.status === "error";
}

/** The first error; the others usually follow from it. */
export function errorOf(result: Result, field: string): string | undefined {
  return result?.error?.[field]?.[0];
}

export function formErrors(result: Result): readonly string[] {
  return result?.error?.[""] ?? [];
}

export function fieldErrors(result: Result): readonly (readonly [field: string, message: string])[] {
  return Object.keys(result?.error ?? {}).flatMap((field) => {
    const message = field === "" ? undefined : errorOf(result, field);
    return message === undefined ? [] : [[field, message] as const];
  });
}

/** The submitted value, "" if it was empty; `known` if the form or the field was not submitted. */
export function valueOf<Known extends string | null | undefined>(
  result: Result,
  field: string,
  known: Known,
): string | Known {
  const value = result?.initialValue?.[field];
  const [typed] = Array.isArray(value) ? value : [value];
  if (typeof typed === "string") return typed;
  return result?.fields?.includes(field) ? "" : known;
}

/** All submitted values of a field that may have several; `known` without a submission. */
export function valuesOf(result: Result, field: string, known: readonly string[]): readonly string[] {
  if (!result) return known;
  const value = result.initialValue?.[field];
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === "string");
}

export function isTicked(result: Result, field: string, known = false): boolean {
  return result ? (result.fields?.includes(field) ?? false) : known;
}

/** The result of one of several forms on a page: the one submitted with this field value. */
export function resultOf(result: Result, field: string, value: string): SubmissionResult | null {
  return result && valueOf(result, field, undefined) === value ? result : null;
}

interface FormView<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly state: Result;
  readonly constraints: Constraints;
  readonly known?: Readonly<Partial<Record<Name, string>>>;
  readonly idPrefix?: string;
}

export function fieldsOf<Name extends string>({ labels, state, constraints, known, idPrefix = "" }: FormView<Name>) {
  return (name: Name) => ({
    name,
    id: idPrefix + name,
    label: labels[name],
    value: valueOf(state, name, known?.[name]),
    error: errorOf(state, name),
    ...constraints[name],
  });
}

/** Of the title after an invalid form, since screen readers announce it first. */
export const ERROR_PREFIX = "Error: ";

/** In a submitted draft form: shows the form for checking instead of executing it. */
export const CHECK_FIRST = "check-first";

/**
 * Where the error of a refused captcha is. A copy: the model would be a file of its own in the
 * browser.
 */
export const CAPTCHA_ERROR: typeof CAPTCHA_REJECTED = "captcha";

/** Hidden field with the captcha token for this form; empty without script. */
export function captchaField(form: string): string {
  return `captcha-${form}`;
}

/**
 * Value when the provider did not answer: not empty, so that the form is sent without asking again.
 */
export const CAPTCHA_UNAVAILABLE = "none";
