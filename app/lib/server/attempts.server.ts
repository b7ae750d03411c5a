export interface Attempts {
  /** Whether another attempt is allowed; does not count as one. */
  mayTry(key: string, limit: number): boolean;
  note(key: string): void;
  forget(key: string): void;
}

interface Tried {
  count: number;
  readonly until: number;
}

/** Counts attempts within a time window, in this process only: with several processes the limit multiplies. The oldest entries are dropped first. */
export function createAttempts({
  windowMs,
  maxKeys = 20_000,
  now = Date.now,
}: {
  windowMs: number;
  maxKeys?: number;
  now?: () => number;
}): Attempts {
  const tried = new Map<string, Tried>();
  const current = (key: string): Tried | null => {
    const found = tried.get(key);
    if (!found || found.until > now()) return found ?? null;
    tried.delete(key);
    return null;
  };
  return {
    mayTry: (key, limit) => (current(key)?.count ?? 0) < limit,
    note(key) {
      const found = current(key);
      if (found) found.count += 1;
      else tried.set(key, { count: 1, until: now() + windowMs });
      for (const oldest of tried.keys()) {
        if (tried.size <= maxKeys) break;
        tried.delete(oldest);
      }
    },
    forget: (key) => void tried.delete(key),
  };
}
