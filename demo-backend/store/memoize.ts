const limit = 5_000;

/** Callers must not mutate the result. */
export function memoize<Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) & { clear(): void } {
  const cache = new Map<Key, Value>();
  const cached = (key: Key): Value => {
    const hit = cache.get(key);
    if (hit !== undefined) return hit;
    const value = read(key);
    // Clearing everything at the limit costs a few hundred cheap reads, and hits need no
    // bookkeeping.
    if (cache.size >= limit) cache.clear();
    cache.set(key, value);
    return value;
  };
  return Object.assign(cached, { clear: () => cache.clear() });
}
