import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startBackend } from "./backend";
import { requireFreePort } from "./listening";
import { readSettings } from "./settings";

/**
 * `npm run start:remix-serve`: the build under Remix's own server, with the settings of the Node
 * host.
 */
const settings = readSettings();
const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
await requireFreePort(settings);
const program = new URL("../../../build/backend/main.js", import.meta.url);
const backend = settings.env["COMMERCE_ENDPOINT"] ? null : await startBackend(program, settings);
const env = { ...process.env, ...settings.env, ...backend?.settings, HOST: settings.host, PORT: String(settings.port) };
const args = [fileAt("node_modules/.bin/remix-serve"), fileAt("build/server/index.js")];
const server = spawn(process.execPath, args, { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));
server.once("exit", (code) => {
  process.exitCode = code ?? 0;
  void backend?.stop();
});
