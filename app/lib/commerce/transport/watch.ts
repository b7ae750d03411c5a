/** Sees each question to the backend from outside: its name, how long it takes, how it ends. May add headers, which name the trace it belongs to. */
export type Watch = <T>(
  operation: string,
  ask: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>;

export const unwatched: Watch = (_operation, ask) => ask({});
