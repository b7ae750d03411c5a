import type { Shop } from "../shop.server";

/**
 * A part of the page that may be absent (docs/decisions/0007). Browsers that have proved they run script get the promise
 * and see it stream in; everyone else waits for it, but no longer than the budget. Late or failed: null and one log line.
 */
export async function extra<T>(
  work: Promise<T>,
  { shop, budgetMs = 300, name }: { shop: Shop; budgetMs?: number; name: string },
): Promise<{ later: Promise<T | null> } | { now: T | null }> {
  const settled: Promise<T | null> = work.catch((error: unknown) => {
    shop.log("warn", "extra left out", { name, error });
    return null;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), budgetMs);
  });
  const first = await Promise.race([settled, late]);
  clearTimeout(timer);
  if (first !== "late") return { now: first };
  if (shop.session.runsScript) return { later: settled };
  shop.log("warn", "extra left out", { name, budgetMs });
  return { now: null };
}

/** An extra that stands above other things and would move them if it streamed in: late, it is left out for everybody. */
export async function extraInTime<T>(work: Promise<T>, options: Parameters<typeof extra>[1]): Promise<T | null> {
  const answer = await extra(work, options);
  return "now" in answer ? answer.now : null;
}
