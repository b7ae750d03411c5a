import { INTENT, parse, STATE, type Submission } from "@conform-to/dom";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/server-runtime";
import { z } from "zod";
import { BEING_ORDERED, fail, type Problem, type Result } from "~/lib/commerce/model/problem";
import { CHECK_FIRST, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { isSecretName } from "./draft-form.server";
import { withFallback } from "./optional.server";
import type { Reader } from "./shop.server";

const CHECK_TEXT = "You were logged out before this was sent. Please check it and send it again.";

/** Conform's submission; `reply` also takes the backend's errors. */
export type Parsed<Value> = ({ readonly ok: true; readonly value: Value } | { readonly ok: false }) & {
  reply(problems?: readonly Problem[]): SubmissionResult;
};

export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema): Parsed<z.output<Schema>> {
  return form.has(CHECK_FIRST)
    ? checkForm(form, [{ code: "check", message: CHECK_TEXT }])
    : parseWithoutCheck(form, schema);
}

/** Ignores CHECK_FIRST: for forms that a draft restores completely. */
export function parseWithoutCheck<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
): Parsed<z.output<Schema>> {
  return toParsed(parseWithZod(ownFields(form), { schema }), { fields: Object.keys(schema.shape) });
}

export const BUTTONS = z.object({});

/** For forms without a schema. Problems are in page order. */
export function checkForm<Value = undefined>(form: FormData, problems: readonly Problem[] = []): Parsed<Value> {
  const resolve = () => (problems.length > 0 ? { error: toErrors(problems) } : {});
  return toParsed(parse<Value, string[]>(ownFields(form), { resolve }), { found: problems });
}

/** No patterns: browsers check before the schema trims. No `minlength`: its message would replace product P163. */
export function constraintsOf(schema: z.ZodObject): Constraints {
  const stated = Object.entries(getZodConstraint(schema)).map(([name, constraint]) => {
    const { required, maxLength, min, max } = constraint ?? {};
    const attributes = {
      ...(required && { required }),
      ...(maxLength !== undefined && { maxLength }),
      ...(min !== undefined && { min: Number(min) }),
      ...(max !== undefined && { max: Number(max) }),
    };
    return [name, attributes] as const;
  });
  return Object.fromEntries(stated);
}

/** Conform would read "a[99999999]" as a list of that length, and throws on unexpected values in its own fields. */
function ownFields(form: FormData): FormData {
  for (const name of [...form.keys()]) if (name === INTENT || name === STATE || /[.[\]]/.test(name)) form.delete(name);
  return form;
}

interface Checked {
  readonly fields?: readonly string[];
  readonly found?: readonly Problem[];
}

function toParsed<Value>(
  submission: Submission<unknown, string[], Value>,
  { fields, found = [] }: Checked,
): Parsed<Value> {
  const hideFields = Object.keys(submission.payload).filter(isSecretName);
  const reply = (problems: readonly Problem[] = []): SubmissionResult => {
    const { "": formErrors = [], ...fieldErrors } = toErrors(problems, fields);
    const isBeingOrdered = [...found, ...problems].some(({ code }) => code === BEING_ORDERED.code);
    return { ...submission.reply({ hideFields, formErrors, fieldErrors }), ...(isBeingOrdered && { isBeingOrdered }) };
  };
  return submission.status === "success" ? { ok: true, value: submission.value, reply } : { ok: false, reply };
}

function toErrors(problems: readonly Problem[], fields?: readonly string[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field = "", message } of problems) {
    const place = (errors[!fields || fields.includes(field) ? field : ""] ??= []);
    if (!place.includes(message)) place.push(message);
  }
  return errors;
}

/** Answers a form post with the same page and its errors. Loaders of the request see it by `wasInvalid`; the root loader marks the title. */
export function invalid<Answer>(answer: Answer, status: 422 | 429 | 503 = 422) {
  return data(answer, { status });
}

/** For writes: the backend may have executed them, so the text must not say that they failed. */
const NOT_KNOWN = "Our system did not answer. Check whether it worked before you try again.";

/** For operations without effect. */
export const BACKEND_UNAVAILABLE = "Our system did not answer. Please try again in a moment.";

/** Turns an unavailable backend into a form error, so that the page keeps the input. The write is not retried. */
export function orFormError<T>(
  reader: Pick<Reader, "log">,
  write: Promise<Result<T>>,
  message = NOT_KNOWN,
): Promise<Result<T>> {
  const fallback = fail({ code: "unavailable", message });
  return withFallback(reader, write, { failure: "backend failed", fallback, only: "unavailable" });
}
