import { steadyNow } from "~/lib/async/steady-now";

/** Counts attempts by key, in a window that begins with the first. */
export interface Attempts {
  /** Atomically increments and returns the new count. */
  count(key: string): Promise<number>;
  uncount(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

interface Counted {
  count: number;
  readonly until: number;
}

export const ATTEMPTS_WINDOW_MS = 15 * 60 * 1000;

/**
 * For this process only. Evicts the least tried keys, so that a flood of others does not reset one
 * under attack.
 */
export function createAttempts({ maxKeys = 50_000, now = steadyNow } = {}): Attempts {
  const tried = new Map<string, Counted>();
  const current = (key: string): Counted | null => {
    const found = tried.get(key);
    if (found && found.until <= now()) tried.delete(key);
    return tried.get(key) ?? null;
  };

  /** Evicts a tenth at once, to share the cost of sorting. */
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
    async uncount(key) {
      const found = current(key);
      if (found && found.count > 0) found.count -= 1;
    },
    async reset(key) {
      tried.delete(key);
    },
  };
}
