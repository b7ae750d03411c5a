import { toRefusal } from "~/lib/commerce/cart/to-problem.server";
import type { Outcome, Problem } from "~/lib/commerce/model/problem";
import { unexpected } from "~/lib/commerce/transport/backend.server";
import type { Answer, WireError } from "~/lib/commerce/transport/classify.server";

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
