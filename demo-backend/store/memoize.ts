const limit = 5_000;

/** Callers must not mutate the result. */
export function memoize<Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) & { clear(): void } {
  const known = new Map<Key, Value>();
  const recall = (key: Key): Value => {
    const hit = known.get(key);
    if (hit !== undefined) return hit;
    const value = read(key);
    // Clearing everything at the limit costs a few hundred cheap reads, and hits need no bookkeeping.
    if (known.size >= limit) known.clear();
    known.set(key, value);
    return value;
  };
  return Object.assign(recall, { clear: () => known.clear() });
}
