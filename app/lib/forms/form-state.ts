import type { Problem } from "~/lib/commerce/model/problem";

/** What a page needs to show a form again: what was sent and what is wrong with it. Plain strings, it travels to the browser. */
export interface FormState {
  /** Which form of the page was sent, when the page has several. */
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  /** By field name, worst first. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What is wrong with the form as a whole. */
  readonly problems: readonly string[];
}

/** Names whose values are never sent back to a page. */
const SECRET = /password|token|captcha/i;

export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}

/** The state of a form that was sent and has nothing wrong with it yet. */
export function sentState(form: FormData, name: string): FormState {
  const values: Record<string, string> = {};
  for (const [key, value] of form) {
    if (typeof value === "string" && !isSecretName(key) && !Object.hasOwn(values, key)) values[key] = value;
  }
  return { form: name, values, errors: {}, problems: [] };
}

/** Puts what the backend refused beside its field where the form has it, otherwise above the whole form. */
export function withProblems(
  state: FormState,
  problems: readonly Problem[],
  fields: readonly string[] = [],
): FormState {
  const errors: Record<string, readonly string[]> = { ...state.errors };
  const general = [...state.problems];
  for (const { field, message } of problems) {
    if (field && fields.includes(field)) errors[field] = [...(errors[field] ?? []), message];
    else if (!general.includes(message)) general.push(message);
  }
  return { ...state, errors, problems: general };
}

export function isInvalid(state: FormState | null | undefined): boolean {
  return state != null && (state.problems.length > 0 || Object.keys(state.errors).length > 0);
}

/** The one message to show at a field: the first, because the others usually follow from it. */
export function errorOf(state: FormState | null | undefined, field: string): string | undefined {
  return state?.errors[field]?.[0];
}
