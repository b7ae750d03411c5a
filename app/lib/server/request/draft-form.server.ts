import { z } from "zod";
import { CHECK_FIRST } from "~/lib/forms/submission";
import type { Cookies } from "~/lib/server/cookies/cookies.server";
import { defineCookie, json } from "~/lib/server/cookies/define-cookie.server";
import { deflate } from "~/lib/server/cookies/deflated-text";

const written = z.object({
  action: z.string(),
  page: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  owner: z.string().nullable(),
});

/** A form submitted after the session had ended, to continue after the log-in. */
export interface DraftForm {
  readonly action: string;
  readonly page: string;
  readonly fields: readonly (readonly [string, string])[];
  /** Customer it belongs to (`customerKey`), null if unknown. Not shown to others. */
  readonly owner: string | null;
}

export function isSecretName(name: string): boolean {
  return /password|token|captcha/i.test(name);
}

/** Compressed size limit: encrypted it must fit next to all other cookies (docs/decisions/0008). */
const LARGEST_BYTES = 1_740;

/** Null if the form is too large. Passwords and the like are left out. */
export function packForm(form: FormData, about: Omit<DraftForm, "fields">): string | null {
  const fields = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !isSecretName(field[0]) && field[0] !== CHECK_FIRST,
  );
  const text = JSON.stringify({ ...about, fields } satisfies DraftForm);
  return deflate(text).length > LARGEST_BYTES ? null : text;
}

const QUARTER_OF_AN_HOUR = 15 * 60;

export const draftCookie = defineCookie<string>({
  name: "form",
  seal: "sealed",
  maxAge: QUARTER_OF_AN_HOUR,
  clearedOn: ["log-out"],
  isLarge: true,
  parse: (text) => (draftIn(text) ? text : null),
  format: (packed) => packed,
});

const { parse: draftIn } = json<DraftForm>((value) => written.safeParse(value).data ?? null);

export function draftOf(cookies: Cookies): DraftForm | null {
  const text = cookies.get(draftCookie);
  return text === null ? null : draftIn(text);
}
