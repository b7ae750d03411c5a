import { fileURLToPath } from "node:url";
import { unstable_dev } from "wrangler";
import { startBackend } from "./backend";
import { edgeVariables } from "./edge-variables";
import { readEnvFile, resolveSettings } from "./settings";

/**
 * `npm run start:edge`: the built worker under wrangler's workerd, against the embedded backend unless one is configured. In this process, so
 * that no secret stands among the arguments of another, which every user of the machine may read.
 */
readEnvFile();
process.env["WRANGLER_SEND_METRICS"] = "false";
const settings = resolveSettings(process.env);
const beside = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const program = new URL("../../../build/backend/main.js", import.meta.url);
const backend = settings.env["COMMERCE_ENDPOINT"] ? null : await startBackend(program, settings);
const endpoint = settings.env["COMMERCE_ENDPOINT"] ?? backend?.endpoint ?? "";
const worker = await unstable_dev(beside("app/hosts/worker.ts"), {
  config: beside("wrangler.toml"),
  ip: settings.host,
  port: settings.port,
  // For developer tools and the soak; any free one otherwise.
  inspectorPort: Number(process.env["INSPECTOR_PORT"] ?? 0),
  vars: edgeVariables({ ...settings.env, COMMERCE_ENDPOINT: endpoint }),
  persistTo: `${settings.dataDir}/edge`,
  experimental: { disableExperimentalWarning: true, testMode: false },
});
console.log(`Bijli is open at http://${worker.address}:${worker.port}`);
const stop = () => void Promise.allSettled([worker.stop(), backend?.stop()]).then(() => process.exit(0));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
