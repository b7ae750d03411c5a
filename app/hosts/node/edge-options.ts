import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWranglerConfig } from "wrangler";
import { edgeVariables } from "./settings";

interface Edge {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The worker as deployed: build/worker/worker.js with wrangler.toml. */
export function edgeOptions({ env, host, port, dataDir }: Edge) {
  const worker = readWranglerConfig(fromRoot("wrangler.toml")).workerOptions as V4WorkerOptions; // its own type loses all members
  // Wrangler describes a worker for Miniflare 4 and brings Miniflare 5, which converts it.
  return convertV4MiniflareOptions({
    ...worker,
    name: "bijli",
    modulesRoot: fromRoot("build/worker"),
    modules: [{ type: "ESModule", path: fromRoot("build/worker/worker.js") }],
    bindings: { ...worker.bindings, ...edgeVariables(env) },
    host,
    port,
    // Prevents a network request for this machine's location.
    cf: false,
    resourcePersistencePath: `${dataDir}/edge`,
  });
}
