import { toRefusal } from "../cart/to-problem.server.ts";
import type { Outcome, Problem } from "../model/problem.ts";
import { unexpected } from "../transport/backend.server.ts";
import type { Answer, WireError } from "../transport/classify.server.ts";

/** The backend's no to a write of a customer; an answer that is neither yes nor no breaks the contract. */
export function refusal(
  operation: string,
  answer: Answer<unknown>,
  describe: (error: WireError) => Problem,
): Outcome<never> {
  const refused = toRefusal(answer, describe);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}
