import { Miniflare } from "miniflare";
import { edgeOptions } from "../../../app/hosts/node/edge-options.ts";

interface RunningEdge {
  readonly origin: string;
  said(): string;
  stop(): Promise<void>;
}

/** The built worker under its own workerd, without the five seconds of CPU time that wrangler takes to start. */
export async function openEdgeInProcess(env: Record<string, string>, dataDir: string): Promise<RunningEdge> {
  let text = "";
  const edge = new Miniflare({
    ...edgeOptions({ env, host: "127.0.0.1", port: 0, dataDir }),
    handleStructuredLogs: ({ message }) => (text += `${message}\n`),
  });
  const { origin } = await edge.ready;
  return { origin, said: () => text, stop: () => edge.dispose() };
}
