import type { Problem } from "~/lib/commerce/model/problem";

/** Messages joined with commas, as log-in, registration and password forms show them (product P166). */
export function inOneLine(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ message }) => message))].join(", ");
}

/** Merges the problems without a field into one; the others stay as they are. */
export function joined(problems: readonly Problem[]): readonly Problem[] {
  const general = problems.filter(({ field }) => field === undefined);
  if (general.length < 2) return problems;
  return [...problems.filter(({ field }) => field !== undefined), { code: "account", message: inOneLine(general) }];
}
