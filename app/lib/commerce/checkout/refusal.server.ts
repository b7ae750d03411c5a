import { toRefusal } from "~/lib/commerce/cart/to-problem.server";
import type { Problem, Refused } from "~/lib/commerce/model/problem";
import { unexpected } from "~/lib/commerce/transport/backend.server";
import type { Answer, WireError } from "~/lib/commerce/transport/classify.server";

/** What an answer without its data says to the shopper. */
export function refusal(operation: string, answer: Answer<unknown>, describe: (error: WireError) => Problem): Refused {
  const refused = toRefusal(answer, describe);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}
