import { within } from "~/lib/async/within";
import type { Reader } from "./shop.server";

interface InTimeOptions {
  readonly reader: Reader;
  readonly name: string;
  readonly budgetMs?: number;
  /** What is waited for anyway: the budget, in milliseconds, begins after it. */
  readonly beside?: Promise<unknown> | undefined;
}

/** What somebody waits for and can do without. Late or failed: null and one log line. */
export async function inTime<T>(
  work: Promise<T>,
  { reader, name, budgetMs = 300, beside }: InTimeOptions,
): Promise<T | null> {
  const leftOut = (facts: Record<string, unknown>): null => {
    reader.leaveOut(name, facts);
    return null;
  };
  const settled = work.catch((error: unknown) => leftOut({ error }));
  const found = await within(budgetMs, settled, beside);
  if (found) return found.value;
  // For the read cache, and so for the next visitor.
  reader.waitUntil(settled);
  return leftOut({ budgetMs });
}
