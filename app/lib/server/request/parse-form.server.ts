import { INTENT, parse, STATE, type Submission } from "@conform-to/dom";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/server-runtime";
import { z } from "zod";
import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import { MAX_QUANTITY } from "~/lib/commerce/model/cart";
import { meetsPasswordRule, passwordRuleText, type PasswordRule } from "~/lib/commerce/model/password-rule";
import { isUnanswered } from "~/lib/commerce/model/errors";
import { BEING_ORDERED, fail, type Problem, type Result } from "~/lib/commerce/model/problem";
import { plainDigits, withoutInvisible } from "~/lib/forms/clean-text";
import { CHECK_FIRST, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { isSecretName } from "./draft-form.server";
import type { Reader } from "./shop.server";

const CHECK_TEXT = "This was sent without a log-in. Please check it and send it again.";

/**
 * Conform's submission; `reply` also takes the backend's errors, `reject` answers the post with
 * them.
 */
export type Parsed<Value> = ({ readonly ok: true; readonly value: Value } | { readonly ok: false }) & {
  reply(problems?: readonly Problem[]): SubmissionResult;
  reject(problems?: readonly Problem[], status?: InvalidStatus): ReturnType<typeof invalid<SubmissionResult>>;
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

/**
 * No patterns: browsers check before the schema trims. No `minlength`: its message would replace
 * product P163.
 */
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

/**
 * Conform would read "a[99999999]" as a list of that length, and throws on unexpected values in its
 * own fields.
 */
function ownFields(form: FormData): FormData {
  for (const name of [...form.keys()]) if (name === INTENT || name === STATE || /[.[\]]/.test(name)) form.delete(name);
  return form;
}

function toParsed<Value>(
  submission: Submission<unknown, string[], Value>,
  { fields, found = [] }: { fields?: readonly string[]; found?: readonly Problem[] },
): Parsed<Value> {
  const hideFields = Object.keys(submission.payload).filter(isSecretName);
  const reply = (problems: readonly Problem[] = []): SubmissionResult => {
    const { "": formErrors = [], ...fieldErrors } = toErrors(problems, fields);
    const isBeingOrdered = [...found, ...problems].some(({ code }) => code === BEING_ORDERED.code);
    return { ...submission.reply({ hideFields, formErrors, fieldErrors }), ...(isBeingOrdered && { isBeingOrdered }) };
  };
  const reject = (problems?: readonly Problem[], status?: InvalidStatus) => invalid(reply(problems), status);
  const { status } = submission;
  return status === "success" ? { ok: true, value: submission.value, reply, reject } : { ok: false, reply, reject };
}

function toErrors(problems: readonly Problem[], fields?: readonly string[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field = "", message } of problems) {
    const isKnown = !fields || field === CAPTCHA_REJECTED || fields.includes(field);
    const place = (errors[isKnown ? field : ""] ??= []);
    if (!place.includes(message)) place.push(message);
  }
  return errors;
}

type InvalidStatus = 422 | 429 | 503;

/** By the answer of `invalid`, whose own fields are Remix's. */
const invalidAnswers = new WeakMap<object, InvalidAnswer>();

export interface InvalidAnswer {
  readonly answer: unknown;
  readonly status: InvalidStatus;
}

/**
 * Answers a form post with the same page and its errors. Loaders of the request see it by
 * `wasInvalid`; the root loader marks the title.
 */
export function invalid<Answer>(answer: Answer, status: InvalidStatus = 422) {
  const result = data(answer, { status });
  invalidAnswers.set(result, { answer, status });
  return result;
}

/** Null for other results of an action. */
export function invalidAnswer(result: unknown): InvalidAnswer | null {
  return typeof result === "object" && result !== null ? (invalidAnswers.get(result) ?? null) : null;
}

/** For writes: the backend may have executed them, so the text must not say that they failed. */
export const WRITE_UNANSWERED = "Our system did not answer. Check whether it worked before you try again.";

/** For operations without effect. */
export const BACKEND_UNAVAILABLE = "Our system did not answer. Please try again in a moment.";

/**
 * A write of a form. Without a readable answer it becomes a form error with this text, so that the
 * page keeps the input; other errors are thrown. The write is not retried.
 */
export async function formWrite<T>(
  { log }: Pick<Reader, "log">,
  unanswered: string,
  write: Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await write;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    log("error", "backend failed", { kind: error.kind, error });
    return fail({ code: "unavailable", message: unanswered });
  }
}

/** Message texts: product P163. */
export const REQUIRED = "This field is required";
export const INVALID_EMAIL = "The email field must be a valid email";
export const INVALID_QUANTITY = `Enter a whole number from 1 to ${MAX_QUANTITY}.`;

const LONGEST = 255;

export function required(message = REQUIRED, longest = LONGEST, tooLong = atMost(longest)) {
  return z.string({ error: message }).trim().min(1, { error: message, abort: true }).max(longest, tooLong);
}

/** The backend requires it. Many people in India have one name. */
export const lastName = required("Last name, or a dot");

export function atLeast(characters: 2 | 4 | 8, longest = LONGEST) {
  return required(REQUIRED, longest).min(characters, `The field should have at least ${characters} characters`);
}

export function optionalText(longest = LONGEST) {
  return z
    .string()
    .trim()
    .max(longest, atMost(longest))
    .optional()
    .transform((text) => text ?? "");
}

function atMost(characters: number): string {
  return `The field should have at most ${characters} characters`;
}

/** Browsers omit unchecked boxes. */
export function ticked() {
  return z
    .string()
    .optional()
    .transform((value) => value !== undefined);
}

/** As zod's own, plus international domain endings, which browsers send as "xn--…". */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

export const emailAsTyped = required().overwrite(withoutInvisible).regex(EMAIL, INVALID_EMAIL);

/**
 * In lower case: keyboards write capitals, and the backend compares the email of an order exactly.
 */
export const email = emailAsTyped.toLowerCase();

/** Digits only, so that "1e9", "1.5" and "-1" are rejected instead of converted. */
export const quantity = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, { error: REQUIRED, abort: true })
  .overwrite(plainDigits)
  .regex(/^\d+$/, INVALID_QUANTITY)
  .transform(Number)
  .pipe(z.number().min(1, INVALID_QUANTITY).max(MAX_QUANTITY, INVALID_QUANTITY));

/** Long enough for any passphrase, but limits what the backend has to hash. */
const LONGEST_SECRET = 256;

/** Untrimmed. The limit is not sent as `maxLength`, by which browsers truncate pasted text. */
export function secret() {
  return z
    .string({ error: REQUIRED })
    .min(1, REQUIRED)
    .refine((text) => text.length <= LONGEST_SECRET, atMost(LONGEST_SECRET));
}

export function newPassword(rule: PasswordRule) {
  return secret().refine((password) => meetsPasswordRule(password, rule), passwordRuleText(rule));
}
