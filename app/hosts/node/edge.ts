import { spawn } from "node:child_process";
import { startBackend } from "./backend";
import { edgeVariables } from "./edge-variables";
import { readEnvFile, resolveSettings } from "./settings";

/** `npm run start:edge`: the built worker under wrangler's workerd, against the embedded backend unless one is configured. */
readEnvFile();
const settings = resolveSettings(process.env);
const program = new URL("../../../build/backend/main.js", import.meta.url);
const backend = settings.env["COMMERCE_ENDPOINT"] ? null : await startBackend(program, settings);
const endpoint = settings.env["COMMERCE_ENDPOINT"] ?? backend?.endpoint ?? "";
const variables = edgeVariables({ ...settings.env, COMMERCE_ENDPOINT: endpoint });
const wrangler = spawn(
  "node_modules/.bin/wrangler",
  [
    "dev",
    "--ip",
    settings.host,
    "--port",
    String(settings.port),
    ...Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ],
  { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
);
const stop = () => void wrangler.kill("SIGTERM");
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
wrangler.once("exit", (code) => void Promise.resolve(backend?.stop()).then(() => process.exit(code ?? 0)));
