/**
 * One call per argument in the life of the process. Unbounded, so only for constants of the build
 * and settings.
 */
export function memoize<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    known.set(text, value);
    return value;
  };
}

/**
 * The same for what takes time. Keeps values, never promises: on workerd a request that waits for
 * another one's promise may hang. Calls at the same time each make the value.
 */
export function memoizeAsync<Value>(make: (text: string) => Promise<Value>): (text: string) => Promise<Value> {
  const known = new Map<string, Value>();
  return async (text) => {
    const value = known.get(text) ?? (await make(text));
    known.set(text, value);
    return value;
  };
}
