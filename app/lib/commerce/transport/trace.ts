/** Observes each call: name, duration, result. May add trace headers. */
export type Trace = <T>(
  operation: string,
  ask: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>;

export const untraced: Trace = (_operation, ask) => ask({});
