import { startBackend } from "./backend";
import { readSettings } from "./settings";

/** `npm run start:remix-serve`: the build under Remix's own server, with the settings of the Node host. */
const settings = readSettings();
const program = new URL("../../../build/backend/main.js", import.meta.url);
const backend = settings.env["COMMERCE_ENDPOINT"] ? null : await startBackend(program, settings);
Object.assign(process.env, settings.env, {
  ...backend?.settings,
  HOST: settings.host,
  PORT: String(settings.port),
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void backend?.stop());
process.argv[2] = "build/server/index.js";
await import("@remix-run/serve/dist/cli.js");
