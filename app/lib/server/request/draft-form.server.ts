import { z } from "zod";
import { FOLLOW_FIELD } from "~/lib/cart-addition";
import { CHECK_FIRST } from "~/lib/forms/submission";
import { defineCookie, json } from "~/lib/server/cookies/cookies.server";
import { deflate } from "~/lib/server/cookies/deflated-text";

/** A form submitted after the session had ended, to continue after the log-in. */
const draftForm = z.object({
  action: z.string(),
  page: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Customer it belongs to (`customerKey`), null if unknown. Not shown to others. */
  owner: z.string().nullable(),
});

type DraftForm = z.infer<typeof draftForm>;

export function isSecretName(name: string): boolean {
  return /password|token|captcha/i.test(name);
}

/** Compressed size limit: encrypted it must fit next to all other cookies (docs/decisions/0008). */
const LARGEST_BYTES = 1_740;

/** Null if the form is too large. Passwords and the like are left out. */
export function packForm(form: FormData, about: Omit<DraftForm, "fields">): DraftForm | null {
  const fields = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !isSecretName(field[0]) && ![CHECK_FIRST, FOLLOW_FIELD].includes(field[0]),
  );
  const draft = { ...about, fields };
  return deflate(JSON.stringify(draft)).length > LARGEST_BYTES ? null : draft;
}

export const draftCookie = defineCookie({
  name: "form",
  seal: "sealed",
  maxAge: 15 * 60,
  clearedOn: ["log-out"],
  isLarge: true,
  ...json(draftForm),
});
