import type { Problem } from "~/lib/commerce/model/problem";

/** What is wrong with a log-in, a registration or a password, joined with commas (product P166). */
export function inOneLine(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ message }) => message))].join(", ");
}

/** As they are, but what concerns no field is one. */
export function joined(problems: readonly Problem[]): readonly Problem[] {
  const general = problems.filter(({ field }) => field === undefined);
  if (general.length < 2) return problems;
  return [...problems.filter(({ field }) => field !== undefined), { code: "account", message: inOneLine(general) }];
}
