import { z } from "zod";
import { MAX_QUANTITY } from "~/lib/commerce/model/can-add";
import { plainDigits, withoutInvisible } from "~/lib/forms/clean-text";
import { meetsPasswordRule, passwordRuleText, type PasswordRule } from "~/lib/commerce/model/password-rule";

/** Message texts: product P163. */
export const REQUIRED = "This field is required";
export const INVALID_EMAIL = "The email field must be a valid email";
export const INVALID_QUANTITY = `Enter a whole number from 1 to ${MAX_QUANTITY}.`;

const LONGEST = 255;

export function required(message = REQUIRED, longest = LONGEST, tooLong = atMost(longest)) {
  return z.string({ error: message }).trim().min(1, { error: message, abort: true }).max(longest, tooLong);
}

export function atLeast(characters: 2 | 4 | 8, longest = LONGEST) {
  return required(REQUIRED, longest).min(characters, `The field should have at least ${characters} characters`);
}

export function optional(longest = LONGEST) {
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

export const email = required().overwrite(withoutInvisible).regex(EMAIL, INVALID_EMAIL);

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
