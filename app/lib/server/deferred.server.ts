import type { Shop } from "./shop.server";

interface DeferredOptions {
  readonly shop: Shop;
  readonly name: string;
  readonly budgetMs?: number;
  /** What the page waits for anyway: the budget begins when it is there. */
  readonly beside?: Promise<unknown>;
}

/**
 * A part of the page that may be absent (docs/decisions/0007). Browsers that have proved they run script get the promise
 * and see it stream in; everyone else waits for it, but no longer than the budget. Late or failed: null and one log line.
 */
export async function deferred<T>(
  work: Promise<T>,
  { shop, name, budgetMs = 300, beside }: DeferredOptions,
): Promise<{ later: Promise<T | null> } | { now: T | null }> {
  const settled: Promise<T | null> = work.catch((error: unknown) => {
    shop.log("warn", "deferred part left out", { name, error });
    return null;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    const begin = () => (timer = setTimeout(() => resolve("late"), budgetMs));
    if (beside) void beside.then(begin, begin);
    else begin();
  });
  const first = await Promise.race([settled, late]);
  clearTimeout(timer);
  if (first !== "late") return { now: first };
  if (shop.cookies.runsScript) return { later: settled };
  shop.log("warn", "deferred part left out", { name, budgetMs });
  // For the read cache, and so for the next visitor.
  shop.waitUntil(settled);
  return { now: null };
}

/** A deferred part that stands above other things and would move them if it streamed in: late, it is left out for everybody. */
export async function deferredInTime<T>(work: Promise<T>, options: DeferredOptions): Promise<T | null> {
  const answer = await deferred(work, options);
  return "now" in answer ? answer.now : null;
}
