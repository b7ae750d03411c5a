import { z } from "zod";
import { MAX_QUANTITY } from "~/lib/commerce/model/can-add";
import { meetsPasswordRule, passwordRuleText, type PasswordRule } from "~/lib/commerce/model/password-rule";

/** Message texts: product P163. */
export const REQUIRED = "This field is required";
export const INVALID_EMAIL = "The email field must be a valid email";
export const INVALID_QUANTITY = `Enter a whole number from 1 to ${MAX_QUANTITY}.`;

const LONGEST = 255;

export function required(message = REQUIRED) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(LONGEST, `The field should have at most ${LONGEST} characters`);
}

export function atLeast(characters: 2 | 4 | 8) {
  return required().min(characters, `The field should have at least ${characters} characters`);
}

export function optional() {
  return z
    .string()
    .trim()
    .max(LONGEST, `The field should have at most ${LONGEST} characters`)
    .optional()
    .transform((text) => text ?? "");
}

/** A ticked box; browsers leave an unticked one out. */
export function ticked() {
  return z
    .string()
    .optional()
    .transform((value) => value !== undefined);
}

export const email = required().pipe(z.email({ error: INVALID_EMAIL }));

/** Reads what a person typed: digits only, so that "1e9", "1.5" and "-1" are not quietly made into numbers. */
export const quantity = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .regex(/^(?:0*[1-9]\d{0,3})?$/, INVALID_QUANTITY)
  .transform(Number);

/** Long enough for any passphrase; a limit, so that nobody lets the backend hash a novel. */
const LONGEST_SECRET = 256;

/** A password as it was typed: blanks belong to it. */
export function secret() {
  return z
    .string({ error: REQUIRED })
    .min(1, REQUIRED)
    .max(LONGEST_SECRET, `The field should have at most ${LONGEST_SECRET} characters`);
}

export function newPassword(rule: PasswordRule) {
  return secret().refine((password) => meetsPasswordRule(password, rule), passwordRuleText(rule));
}
