import { toRefusal } from "../cart/to-problem.server.ts";
import type { Problem, Refused } from "../model/problem.ts";
import { unexpected } from "../transport/backend.server.ts";
import type { Answer, WireError } from "../transport/classify.server.ts";

/** What an answer without its data says to the shopper. */
export function refusal(operation: string, answer: Answer<unknown>, describe: (error: WireError) => Problem): Refused {
  const refused = toRefusal(answer, describe);
  if (!refused) throw unexpected(operation, answer);
  return refused;
}
