import { within } from "./within";

interface InTimeOptions {
  readonly name: string;
  readonly budgetMs: number;
  /** What is waited for anyway: the budget begins after it. */
  readonly beside?: Promise<unknown> | undefined;
  readonly leaveOut: (name: string, facts: Record<string, unknown>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** What can be done without: null, which is noted, when it fails or takes longer. It goes on, and may outlive the request. */
export async function inTime<T>(
  work: Promise<T>,
  { name, budgetMs, beside, leaveOut, waitUntil }: InTimeOptions,
): Promise<T | null> {
  const settled = work.catch((error: unknown) => {
    leaveOut(name, { error });
    return null;
  });
  const found = await within(budgetMs, settled, beside);
  if (found) return found.value;
  waitUntil(settled);
  leaveOut(name, { budgetMs });
  return null;
}
