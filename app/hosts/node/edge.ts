import { spawn } from "node:child_process";
import { parseConfig } from "../../lib/config.server";
import { startBackend } from "./backend";
import { ensureBuilt } from "./build";
import { resolveSettings } from "./settings";

/** `npm run start:edge`: the built worker under wrangler's workerd, against the embedded backend unless one is configured. */
const settings = resolveSettings(process.env);
const [backend] = await Promise.all([settings.env["COMMERCE_ENDPOINT"] ? null : startBackend(settings), ensureBuilt()]);
const endpoint = settings.env["COMMERCE_ENDPOINT"] ?? backend?.endpoint ?? "";
parseConfig({ ...settings.env, COMMERCE_ENDPOINT: endpoint });

const passed = [
  "SESSION_SECRET",
  "PUBLIC_ORIGIN",
  "MEDIA_ORIGINS",
  "LOG_LEVEL",
  "SUPPORT_PHONE",
  "INTEGRATIONS",
  "CHAT_PROVIDER",
  "CHAT_KEY",
  "TAG_MANAGER_ID",
  "ANALYTICS_ID",
  "PURGE_SECRET",
  "FRAME_ORIGINS",
  "MAP_IMAGE_URL",
  "BACKEND_HAS",
  "ATTEMPTS_PER_ADDRESS",
  "CAPTCHA_PROVIDER",
  "CAPTCHA_SITE_KEY",
  "CAPTCHA_FALLBACK_TOKEN",
];
const variables = {
  COMMERCE_ENDPOINT: endpoint,
  ...Object.fromEntries(passed.map((name) => [name, settings.env[name]])),
};
const wrangler = spawn(
  "node_modules/.bin/wrangler",
  [
    "dev",
    "--ip",
    settings.host,
    "--port",
    String(settings.port),
    ...Object.entries(variables).flatMap(([name, value]) => (value ? ["--var", `${name}:${value}`] : [])),
  ],
  { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
);
const stop = () => void wrangler.kill("SIGTERM");
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
wrangler.once("exit", (code) => void Promise.resolve(backend?.stop()).then(() => process.exit(code ?? 0)));
