import type { Problem } from "~/lib/commerce/model/problem";
import type { WireError } from "~/lib/commerce/transport/classify.server";

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^First Name|missing: First Name/, "firstName"],
  [/^Last Name|missing: Last Name/, "lastName"],
  [/valid email address|email address has an invalid format/i, "email"],
  [/different classes of characters|^The password (?:needs|can't)|^Please enter a password/i, "password"],
];

/** "sign-in": wrong, unknown, locked or, before 2.4.8, not confirmed. */
export function toAccountProblem({ message, category }: WireError): Problem {
  const field = FIELDS.find(([pattern]) => pattern.test(message))?.[1];
  const isUnconfirmed = message === MUST_CONFIRM || /isn't confirmed/.test(message);
  const code = isUnconfirmed ? "confirm" : category === "graphql-authentication" ? "sign-in" : "account";
  const text = isUnconfirmed ? MUST_CONFIRM : field === "email" ? "Invalid email" : message;
  return { code, message: text, ...(field && { field }) };
}

/** Magento's message at the first log-in when the account must be confirmed (product P123). */
const MUST_CONFIRM = "You must confirm your account. Please check your email for the confirmation link.";

export function toProofProblem(error: WireError): Problem {
  if (error.message.startsWith("Invalid login or password")) {
    return { code: "current-password", message: "The current password is incorrect.", field: "currentPassword" };
  }
  return toAccountProblem(error);
}
