import { CHECK_FIRST } from "~/lib/forms/check-first";
import { INTENT, parse, STATE, type Submission, type SubmissionResult } from "@conform-to/dom";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Problem } from "~/lib/commerce/model/problem";
import type { Constraints } from "~/lib/forms/submission";
import { isSecretName } from "./draft-form.server";

const CHECK_TEXT = "You were logged out before this could be sent. Please check it and send it again.";

/** Conform's submission; what the backend refuses is given to `reply` as it comes. */
export type Parsed<Value> = ({ readonly ok: true; readonly value: Value } | { readonly ok: false }) & {
  reply(problems?: readonly Problem[]): SubmissionResult;
};

/** Reads a sent form by its schema: its values, or the state with which the page shows the form again. */
export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema): Parsed<z.output<Schema>> {
  return form.has(CHECK_FIRST) ? checkForm(form, [{ code: "check", message: CHECK_TEXT }]) : parseAtOnce(form, schema);
}

/** The same for what is done at once, also when it was kept over a log-in: nothing that was left out of it is missed. */
export function parseAtOnce<Schema extends z.ZodObject>(form: FormData, schema: Schema): Parsed<z.output<Schema>> {
  return toParsed(parseWithZod(ownFields(form), { schema }), Object.keys(schema.shape));
}

/** A form of buttons: nothing is typed, so nothing is wrong at a field. */
export const BUTTONS = z.object({});

/** For a form that is checked without a schema: what is wrong with it, in the order of the page. */
export function checkForm<Value = undefined>(form: FormData, problems: readonly Problem[] = []): Parsed<Value> {
  const resolve = () => (problems.length > 0 ? { error: toErrors(problems) } : {});
  return toParsed(parse<Value, string[]>(ownFields(form), { resolve }));
}

/**
 * The native constraints that a schema states. Not among them: patterns, because a browser would check what the schema trims first, and
 * `minlength`, because what it would say stands in the way of the text that is promised for it (product P163).
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

/** Conform throws at whatever is sent under its own names and is not of its making. */
function ownFields(form: FormData): FormData {
  form.delete(INTENT);
  form.delete(STATE);
  return form;
}

/** `fields`: those at which a problem may stand; without it any. */
function toParsed<Value>(submission: Submission<unknown, string[], Value>, fields?: readonly string[]): Parsed<Value> {
  const hideFields = Object.keys(submission.payload).filter(isSecretName);
  const reply = (problems: readonly Problem[] = []) => {
    const { "": formErrors = [], ...fieldErrors } = toErrors(problems, fields);
    return submission.reply({ hideFields, formErrors, fieldErrors });
  };
  return submission.status === "success" ? { ok: true, value: submission.value, reply } : { ok: false, reply };
}

/** Each problem at its field, or above the form under "", where the same text is said once. */
function toErrors(problems: readonly Problem[], fields?: readonly string[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field = "", message } of problems) {
    const place = (errors[!fields || fields.includes(field) ? field : ""] ??= []);
    if (!place.includes(message)) place.push(message);
  }
  return errors;
}
