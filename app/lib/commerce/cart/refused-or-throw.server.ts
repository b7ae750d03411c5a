import type { Problem, Refused } from "~/lib/commerce/model/problem";
import { unexpected } from "~/lib/commerce/transport/backend.server";
import type { Answer, WireError } from "~/lib/commerce/transport/classify.server";
import { toCartProblem, toRefused } from "./to-problem.server";

/** The business error of a write that returned no data; throws when the backend gave no error either. */
export function refusedOrThrow(
  operation: string,
  answer: Answer<unknown>,
  describe: (error: WireError) => Problem = toCartProblem,
): Refused {
  const refused = toRefused(answer, describe);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}
