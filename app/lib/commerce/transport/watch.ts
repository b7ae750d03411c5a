/** Observes each call: name, duration, outcome. May add trace headers. */
export type Watch = <T>(
  operation: string,
  ask: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>;

export const unwatched: Watch = (_operation, ask) => ask({});
