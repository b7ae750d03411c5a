const limit = 5_000;

/** Caches a read by its key. Callers must not change the returned value. */
export function memoize<Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) & { forget(): void } {
  const known = new Map<Key, Value>();
  const recall = (key: Key): Value => {
    const hit = known.get(key);
    if (hit !== undefined) return hit;
    const value = read(key);
    // Dropping all at the limit costs a few hundred cheap reads and no bookkeeping on every hit.
    if (known.size >= limit) known.clear();
    known.set(key, value);
    return value;
  };
  return Object.assign(recall, { forget: () => known.clear() });
}
