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

/** For this process only. With too many keys, the longest untried is evicted. */
export function createAttempts({
  maxKeys = 50_000,
  now = steadyNow,
}: { maxKeys?: number; now?: () => number } = {}): Attempts {
  const tried = new Map<string, Counted>();
  const current = (key: string): Counted | null => {
    const found = tried.get(key);
    return found && found.until > now() ? found : null;
  };
  return {
    async count(key) {
      const counted = current(key) ?? { count: 0, until: now() + ATTEMPTS_WINDOW_MS };
      counted.count += 1;
      // Behind all others.
      tried.delete(key);
      tried.set(key, counted);
      const [longestUntried = ""] = tried.keys();
      if (tried.size > maxKeys) tried.delete(longestUntried);
      return counted.count;
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
