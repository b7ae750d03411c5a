import { steadyNow } from "~/lib/async/steady-now";

/** Counts attempts by key, each within a window that begins with its first. A host may keep them elsewhere than in the process. */
export interface Attempts {
  /** Atomically increments and returns the new count. */
  count(key: string): Promise<number>;
  /** Takes one back that did not deserve to be counted. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Tried {
  count: number;
  readonly until: number;
}

export const ATTEMPTS_WINDOW_MS = 15 * 60 * 1000;

/**
 * In this process only: with several, the limit multiplies. Where there are too many keys the least tried go first, so that a flood of others does not
 * wash away the count of one that is being guessed.
 */
export function createAttempts({
  maxKeys = 50_000,
  now = steadyNow,
}: { maxKeys?: number; now?: () => number } = {}): Attempts {
  const tried = new Map<string, Tried>();
  const current = (key: string): Tried | null => {
    const found = tried.get(key);
    if (found && found.until <= now()) tried.delete(key);
    return tried.get(key) ?? null;
  };

  /** Drops a tenth at once, so that its cost is shared by as many keys. */
  function makeRoom(): void {
    for (const [key, { until }] of tried) if (until <= now()) tried.delete(key);
    if (tried.size < maxKeys) return;
    const leastTried = [...tried].sort(([, a], [, b]) => a.count - b.count || a.until - b.until);
    for (const [key] of leastTried.slice(0, Math.ceil(maxKeys / 10))) tried.delete(key);
  }

  return {
    async count(key) {
      const found = current(key);
      if (found) return ++found.count;
      if (tried.size >= maxKeys) makeRoom();
      tried.set(key, { count: 1, until: now() + ATTEMPTS_WINDOW_MS });
      return 1;
    },
    async takeBack(key) {
      const found = current(key);
      if (found && found.count > 0) found.count -= 1;
    },
    async forget(key) {
      tried.delete(key);
    },
  };
}
