import type { Problem, Refused } from "~/lib/commerce/model/problem";
import { unexpected } from "~/lib/commerce/transport/backend.server";
import type { Answer, WireError } from "~/lib/commerce/transport/classify.server";
import { toCartProblem, toRefused } from "./to-problem.server";

/** What a newer Magento says in the data of a write, where an older one answers errors. */
export interface Told {
  readonly message: string;
  /** CART_NOT_ACTIVE and the like; not asked where the message is enough. */
  readonly code?: string;
}

export function withTold<Data>(answer: Answer<Data>, told: readonly Told[] = []): Answer<Data> {
  return { ...answer, errors: [...answer.errors, ...told.map(({ message }) => ({ message, category: null }))] };
}

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
