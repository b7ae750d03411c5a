import type { Problem, Refused } from "~/lib/commerce/model/problem";
import { unexpected } from "~/lib/commerce/transport/backend.server";
import type { Answer, WireError } from "~/lib/commerce/transport/classify.server";
import { toCartProblem, toRefusal } from "./to-problem.server";

/** The backend's no to a write; an answer without its data that is no such no breaks the contract. */
export function refusal(
  operation: string,
  answer: Answer<unknown>,
  describe: (error: WireError) => Problem = toCartProblem,
): Refused {
  const refused = toRefusal(answer, describe);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}
