import type { Problem } from "~/lib/commerce/model/problem";

export const PASSWORDS_DIFFER = "Passwords don't match";
export const RESET_FAILED = "It was not possible to request a new password, please check the entered email address.";
/** The same for known and unknown emails. */
export const RESET_SENT =
  "If there is an account for this email, we have sent a link to set a new password. Nothing yet? Check the spelling and your spam folder. We send one link in 15 minutes.";
/** The same for a wrong password, an unknown email and too many attempts (product P121). */
export const LOG_IN_REJECTED =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";

/** With commas, as log-in, registration and password forms show them (product P166). */
export function joinMessages(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ message }) => message))].join(", ");
}

export function joinGeneralProblems(problems: readonly Problem[]): readonly Problem[] {
  const general = problems.filter(({ field }) => field === undefined);
  if (general.length < 2) return problems;
  return [...problems.filter(({ field }) => field !== undefined), { code: "account", message: joinMessages(general) }];
}
