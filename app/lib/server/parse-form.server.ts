import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { CHECK_FIRST } from "~/lib/forms/check-first";
import { sentState, type FormState } from "~/lib/forms/form-state";

const CHECK_TEXT = "You were logged out before this could be sent. Please check it and send it again.";

export type Parsed<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly state: FormState };

/** Reads a sent form by a schema: its values, or the state with which the page shows the form again. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  name = "form",
): Parsed<z.output<Schema>> {
  const submission = parseWithZod(form, { schema });
  if (form.has(CHECK_FIRST)) return { ok: false, state: { ...sentState(form, name), problems: [CHECK_TEXT] } };
  if (submission.status === "success") return { ok: true, value: submission.value };

  const errors: Record<string, readonly string[]> = {};
  for (const [field, messages] of Object.entries(submission.error ?? {})) {
    if (field !== "" && messages?.length) errors[field] = messages;
  }
  return { ok: false, state: { ...sentState(form, name), errors, problems: submission.error?.[""] ?? [] } };
}
