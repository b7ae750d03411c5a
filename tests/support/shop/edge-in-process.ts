import { Miniflare } from "miniflare";
import { edgeOptions, isolateOrigins } from "../../../app/hosts/node/edge-options.ts";

interface RunningEdge {
  /** One for each isolate. */
  readonly origins: readonly string[];
  said(): string;
  stop(): Promise<void>;
}

/**
 * The built worker under its own workerd, without the five seconds of CPU time that wrangler takes
 * to start.
 */
export async function openEdgeInProcess(
  env: Record<string, string>,
  { dataDir, isolates }: { dataDir: string; isolates: 1 | 2 },
): Promise<RunningEdge> {
  let text = "";
  const edge = new Miniflare({
    ...edgeOptions({ env, host: "127.0.0.1", port: 0, dataDir, isolates }),
    handleStructuredLogs: ({ message }) => (text += `${message}\n`),
  });
  const { origin } = await edge.ready;
  const origins = isolates === 1 ? [origin] : await isolateOrigins(edge);
  return { origins, said: () => text, stop: () => edge.dispose() };
}
