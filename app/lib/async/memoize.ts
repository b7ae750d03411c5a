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
