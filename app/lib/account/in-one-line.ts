import type { Problem } from "../commerce/model/problem";

/** spec section 8: what is wrong with a log-in, a registration, a password or an email, joined with commas. */
export function inOneLine(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ message }) => message))].join(", ");
}

/** As they are, but what concerns no field is one. */
export function joined(problems: readonly Problem[]): readonly Problem[] {
  const general = problems.filter(({ field }) => field === undefined);
  if (general.length < 2) return problems;
  return [...problems.filter(({ field }) => field !== undefined), { code: "account", message: inOneLine(general) }];
}
