import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWranglerConfig } from "wrangler";
import { startBackend } from "./backend";
import { edgeVariables } from "./edge-variables";
import { readSettings } from "./settings";

/**
 * `npm run start:edge`: the worker as it is deployed (build/worker/worker.js), under workerd, against the embedded backend unless one is
 * configured. Settings are handed over in this process, so that no secret stands among the arguments of another, which every user of the
 * machine may read. Not under `wrangler dev` (docs/decisions/0048).
 */
const settings = readSettings();
const beside = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const program = new URL("../../../build/backend/main.js", import.meta.url);
const backend = settings.env["COMMERCE_ENDPOINT"] ? null : await startBackend(program, settings);
const endpoint = settings.env["COMMERCE_ENDPOINT"] ?? backend?.endpoint ?? "";
const worker = readWranglerConfig(beside("wrangler.toml")).workerOptions as V4WorkerOptions; // its own type loses all members
const variables = edgeVariables({ ...settings.env, COMMERCE_ENDPOINT: endpoint });
const inspectorPort = process.env["INSPECTOR_PORT"];
// Wrangler describes a worker in the words of Miniflare 4 and brings Miniflare 5, which converts them.
const options = convertV4MiniflareOptions({
  ...worker,
  name: "bijli",
  modulesRoot: beside("build/worker"),
  modules: [{ type: "ESModule", path: beside("build/worker/worker.js") }],
  bindings: { ...worker.bindings, ...variables },
  host: settings.host,
  port: settings.port,
  // Asks nobody on the network where this machine is.
  cf: false,
  // Caches and Durable Objects.
  resourcePersistencePath: `${settings.dataDir}/edge`,
  // For developer tools and the soak.
  ...(inspectorPort && { inspectorPort: Number(inspectorPort) }),
});
const edge = new Miniflare(options);
const { hostname, port } = await edge.ready;
console.log(`Bijli is open at http://${hostname}:${port}`);
const stop = () => void Promise.allSettled([edge.dispose(), backend?.stop()]).then(() => process.exit(0));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
