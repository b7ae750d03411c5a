import type { Outcome } from "../model/problem.ts";
import { unexpected } from "../transport/backend.server.ts";
import type { Answer } from "../transport/classify.server.ts";
import { toCartProblem, toRefusal } from "./to-problem.server.ts";

/** The no of an answer without its data. */
export function refusal(operation: string, answer: Answer<unknown>): Outcome<never> {
  const refused = toRefusal(answer, toCartProblem);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}
