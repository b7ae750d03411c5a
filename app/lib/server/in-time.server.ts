import { inTime as orLeftOut } from "~/lib/async/in-time";
import type { Reader } from "./shop.server";

interface InTimeOptions {
  readonly reader: Reader;
  readonly name: string;
  readonly budgetMs?: number;
  /** What is waited for anyway: the budget, in milliseconds, begins after it. */
  readonly beside?: Promise<unknown> | undefined;
}

/** What somebody waits for and can do without. Late or failed: null and one log line. Late, it is read to its end. */
export function inTime<T>(work: Promise<T>, { reader, budgetMs = 300, ...options }: InTimeOptions): Promise<T | null> {
  // For the read cache, and so for the next visitor.
  const { leaveOut, waitUntil } = reader;
  return orLeftOut(work, { ...options, budgetMs, leaveOut, waitUntil });
}
