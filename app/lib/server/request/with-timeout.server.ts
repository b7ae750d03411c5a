import { raceTimeout } from "~/lib/async/race-timeout";
import { TIME_BUDGETS } from "~/lib/async/time-budgets";

interface TimeoutOptions {
  readonly reader: {
    readonly reportOmission: (name: string, facts: Record<string, unknown>) => void;
    readonly waitUntil: (work: Promise<unknown>) => void;
  };
  readonly name: string;
  readonly budgetMs?: number;
  /** The page waits for this promise anyway: the budget starts when it settles. */
  readonly after?: Promise<unknown> | undefined;
}

/** An optional read with a time budget. Null, with one log line, when it is too slow or fails. */
export async function withTimeout<T>(
  work: Promise<T>,
  { reader, name, budgetMs = TIME_BUDGETS.optional, after }: TimeoutOptions,
): Promise<T | null> {
  const leftOut = (facts: Record<string, unknown>): null => {
    reader.reportOmission(name, facts);
    return null;
  };
  const settled = work.catch((error: unknown) => leftOut({ error }));
  const found = await raceTimeout(budgetMs, settled, after);
  if (found) return found.value;
  // The read continues and fills the read cache for the next request.
  reader.waitUntil(settled);
  return leftOut({ budgetMs });
}
