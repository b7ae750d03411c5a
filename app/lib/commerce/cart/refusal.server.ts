import type { Outcome } from "~/lib/commerce/model/problem";
import { unexpected } from "~/lib/commerce/transport/backend.server";
import type { Answer } from "~/lib/commerce/transport/classify.server";
import { toCartProblem, toRefusal } from "./to-problem.server";

/** The no of an answer without its data. */
export function refusal(operation: string, answer: Answer<unknown>): Outcome<never> {
  const refused = toRefusal(answer, toCartProblem);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}
