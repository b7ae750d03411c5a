const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
type Level = Exclude<(typeof LEVELS)[number], "silent">;

export type Log = (level: Level, event: string, facts?: Readonly<Record<string, unknown>>) => void;

/** One JSON line per event. Never log a token, a cart id, an address or a password. */
export function createLog(threshold: (typeof LEVELS)[number], context: Readonly<Record<string, unknown>> = {}): Log {
  const least = LEVELS.indexOf(threshold);
  return (level, event, facts) => {
    if (LEVELS.indexOf(level) < least) return;
    const line = JSON.stringify({ level, event, ...context, ...facts }, (_key, value: unknown) =>
      value instanceof Error ? describe(value) : value,
    );
    (level === "error" ? console.error : console.log)(line);
  };
}

function describe(error: Error): Record<string, unknown> {
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: describe(error.cause) } : {}),
  };
}
