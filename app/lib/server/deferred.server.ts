import type { Shop } from "./shop.server";

interface DeferredOptions {
  readonly shop: Shop;
  readonly name: string;
  readonly budgetMs?: number;
  /** Critical data of the page: the time budget starts when it has arrived. */
  readonly beside?: Promise<unknown>;
}

/**
 * An optional part of the page (docs/decisions/0007). Browsers known to run script get a promise that streams in; others wait for it within the time
 * budget. Late or failed: null and one log line.
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
  // Fills the read cache for the next request.
  shop.waitUntil(settled);
  return { now: null };
}

/** A deferred part that would shift the content below it if it streamed in: when late it is left out for everybody. */
export async function deferredInTime<T>(work: Promise<T>, options: DeferredOptions): Promise<T | null> {
  const answer = await deferred(work, options);
  return "now" in answer ? answer.now : null;
}
