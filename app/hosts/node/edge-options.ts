import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, type Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWranglerConfig } from "wrangler";
import { edgeVariables } from "./settings";

interface Edge {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly isolates: 1 | 2;
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const FIRST = "bijli";
const SECOND = "bijli-2";

/** Sends each request to the next isolate. */
const FRONT = `
let nth = 0;
export default { fetch: (request, env) => (nth++ % 2 ? env.SECOND : env.FIRST).fetch(request) };`;

/**
 * The worker as deployed: build/worker/worker.js with wrangler.toml. Two isolates share only the
 * Durable Objects.
 */
export function edgeOptions({ env, host, port, dataDir, isolates }: Edge) {
  const worker = readWranglerConfig(fromRoot("wrangler.toml")).workerOptions as V4WorkerOptions; // its own type loses all members
  const isolate = (name: string) => ({
    ...worker,
    name,
    modulesRoot: fromRoot("build/worker"),
    modules: [{ type: "ESModule" as const, path: fromRoot("build/worker/worker.js") }],
    bindings: { ...worker.bindings, ...edgeVariables(env) },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  });
  const second = {
    ...isolate(SECOND),
    durableObjects: { SHARED_STORE: { className: "SharedStoreObject", useSQLite: true, scriptName: FIRST } },
  };
  const front = {
    ...{ name: "front", compatibilityDate: worker.compatibilityDate ?? "" },
    modules: [{ type: "ESModule" as const, path: "front.js", contents: FRONT }],
    serviceBindings: { FIRST, SECOND },
  };
  // Wrangler describes a worker for Miniflare 4 and brings Miniflare 5, which converts it.
  return convertV4MiniflareOptions({
    workers: isolates === 1 ? [isolate(FIRST)] : [front, isolate(FIRST), second],
    host,
    port,
    // Prevents a network request for this machine's location.
    cf: false,
    resourcePersistencePath: `${dataDir}/edge`,
  });
}

/** The address of each of two isolates, past the front. */
export function isolateOrigins(edge: Miniflare): Promise<readonly string[]> {
  return Promise.all([FIRST, SECOND].map(async (name) => (await edge.unsafeGetDirectURL(name)).origin));
}
