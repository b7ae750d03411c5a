import { CHECK_FIRST } from "~/lib/forms/check-first";
import type { Cookies } from "./cookies.server";
import { defineCookie } from "./define-cookie.server";
import { deflate } from "./deflated-text";

/** A form whose sender was logged out meanwhile: kept for after the log-in, for a quarter of an hour. */
export interface DraftForm {
  /** Where it was sent. */
  readonly action: string;
  /** The page it stood on. */
  readonly page: string;
  readonly fields: readonly (readonly [string, string])[];
  /** Whose it is (`customerMark`): somebody else who logs in gets nothing of it. Null when nobody was known. */
  readonly owner: string | null;
}

/** Whether a field never goes back to a page, nor into a cookie. */
export function isSecretName(name: string): boolean {
  return /password|token|captcha/i.test(name);
}

/** Deflated; encrypted it has to fit a request beside all other cookies (docs/decisions/0008). */
const LARGEST_BYTES = 1_740;

/** Null when the form is too large to be kept. Passwords and the like are left out. */
export async function packForm(form: FormData, about: Omit<DraftForm, "fields">): Promise<string | null> {
  const fields = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !isSecretName(field[0]) && field[0] !== CHECK_FIRST,
  );
  const text = JSON.stringify({ ...about, fields } satisfies DraftForm);
  return (await deflate(text)).length > LARGEST_BYTES ? null : text;
}

/** As long as a shopper may take to log in again. */
const QUARTER_OF_AN_HOUR = 15 * 60;

/** Holds what `packForm` made. */
export const draftCookie = defineCookie<string>({
  name: "form",
  seal: "sealed",
  maxAge: QUARTER_OF_AN_HOUR,
  forgottenAt: ["log-out"],
  isLarge: true,
  parse: (text) => text,
  format: (packed) => packed,
});

/** The form that waits for its sender to log in again. */
export function draftOf(cookies: Cookies): DraftForm | null {
  const text = cookies.get(draftCookie);
  // Sealed by this shop, so the shape is known; a cookie of an older release ends within minutes.
  return text ? (JSON.parse(text) as DraftForm) : null;
}
