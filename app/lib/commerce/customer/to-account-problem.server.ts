import type { Problem } from "~/lib/commerce/model/problem";
import type { WireError } from "~/lib/commerce/transport/classify.server";

/** What the backend refuses about an account, at the field it speaks of. Its words are shown as they are. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^First Name|missing: First Name/, "firstName"],
  [/^Last Name|missing: Last Name/, "lastName"],
  [/valid email address|email address has an invalid format/i, "email"],
  [/different classes of characters|^The password (?:needs|can't)|^Please enter a password/i, "password"],
];

export function toAccountProblem({ message }: WireError): Problem {
  const field = FIELDS.find(([words]) => words.test(message))?.[1];
  const code = message === MUST_CONFIRM || /isn't confirmed/.test(message) ? "confirm" : "account";
  const text = code === "confirm" ? MUST_CONFIRM : field === "email" ? "Invalid email" : message;
  return field ? { code, message: text, field } : { code, message: text };
}

/** Magento says so at the first log-in when it asks for confirmation (product P123). */
const MUST_CONFIRM = "You must confirm your account. Please check your email for the confirmation link.";

/** A password asked for as proof, not as a wish: its own field in every form that asks. */
export function toProofProblem(error: WireError): Problem {
  if (error.message.startsWith("Invalid login or password")) {
    return { code: "current-password", message: "The current password is not right.", field: "currentPassword" };
  }
  return toAccountProblem(error);
}
