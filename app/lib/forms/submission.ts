import type { SubmissionResult } from "@conform-to/dom";

/** What the server answers to a sent form: what was typed and what is wrong with it. Plain data, it travels to the browser. */
export type { SubmissionResult };

type Result = SubmissionResult | null | undefined;

/** What a browser can check by itself, as attributes of a field. Made from the form's schema by `constraintsOf`. */
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

/** The one message to show at a field: the first, because the others usually follow from it. */
export function errorOf(result: Result, field: string): string | undefined {
  return result?.error?.[field]?.[0];
}

/** What is wrong with the form as a whole. */
export function formErrors(result: Result): readonly string[] {
  return result?.error?.[""] ?? [];
}

/** Every field with an error, and its message. */
export function fieldErrors(result: Result): readonly (readonly [field: string, message: string])[] {
  return Object.keys(result?.error ?? {}).flatMap((field) => {
    const message = field === "" ? undefined : errorOf(result, field);
    return message === undefined ? [] : [[field, message] as const];
  });
}

/** What was typed into a field, or "" where it was emptied; `known` where the form was not sent or had no such field. */
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

/** A browser sends a box only where it is ticked. */
export function isTicked(result: Result, field: string, known = false): boolean {
  return result ? (result.fields?.includes(field) ?? false) : known;
}

/** The result of one form of several on a page: the one that was sent with this value. */
export function resultOf(result: Result, field: string, value: string): SubmissionResult | null {
  return result && valueOf(result, field, undefined) === value ? result : null;
}

interface FormView<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly state: Result;
  readonly constraints: Constraints;
  /** What the fields hold before the form is sent. */
  readonly known?: Readonly<Partial<Record<Name, string>>>;
  /** Keeps ids apart where a page has other forms. */
  readonly idPrefix?: string;
}

/** What every field of a form is given, by its name. */
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
