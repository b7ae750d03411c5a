import { Miniflare } from "miniflare";
import { startBackend } from "./backend";
import { requireFreePort } from "./listening";
import { edgeOptions } from "./edge-options";
import { readSettings } from "./settings";

/**
 * `npm run start:edge`: two isolates of the deployed worker under workerd, as Cloudflare runs many.
 * Settings are not passed as command-line arguments, which every user of the machine can see. Why
 * not `wrangler dev`: docs/decisions/0048.
 */
const settings = readSettings();
await requireFreePort(settings);
const program = new URL("../../../build/backend/main.js", import.meta.url);
const backend = settings.env["COMMERCE_ENDPOINT"] ? null : await startBackend(program, settings);
// ISOLATES=1 measures one without the front.
const isolates = process.env["ISOLATES"] === "1" ? 1 : 2;
const inspectorPort = process.env["INSPECTOR_PORT"];
const edge = new Miniflare({
  ...edgeOptions({ ...settings, env: { ...settings.env, ...backend?.settings }, isolates }),
  ...(inspectorPort && { inspectorPort: Number(inspectorPort) }),
});
const { hostname, port } = await edge.ready;
console.log(`The shop is open at http://${hostname}:${port}`);
const stop = () => void Promise.allSettled([edge.dispose(), backend?.stop()]).then(() => process.exit(0));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
