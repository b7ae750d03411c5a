import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { ConfigError, parseConfig, parseSettings } from "~/lib/server/protection/config.server";
import { settingsSchema } from "~/lib/server/protection/settings-schema.server";
import { httpUrl, port, wholeNumber } from "~/lib/server/protection/setting-types.server";
import { describeUnknownSettings } from "~/lib/server/protection/unknown-settings";
import { parseRedisAddress } from "./redis-address";

export const nodeSettingsSchema = z.object({
  PORT: port.default(3000).describe("Node only: port of the shop"),
  HOST: z.string().optional().meta({
    description: "Node only: address it listens on",
    unset: "`127.0.0.1`, in production `0.0.0.0`",
  }),
  TRUSTED_PROXIES: wholeNumber("has to be a whole number from 0 on", 0)
    .default(0)
    .describe("Node only: number of your proxies that add to `X-Forwarded-For`"),
  DATA_DIR: z.string().default(".data").describe("Node only: folder of database, pictures, secret"),
  PICTURE_CACHE_MB: wholeNumber("has to be a whole number from 1 on", 1)
    .default(2048)
    .describe("Node only: disk space for resized pictures"),
  BRAND_DIR: z
    .string()
    .default("brand")
    .describe("read by the build: folder with the brand's `tokens.css` and `logo.svg` (docs/your-shop.md)"),
  SHARED_STORE_URL: z
    .string()
    .refine(
      (text) => parseRedisAddress(text) !== null,
      "has to be like redis://host:6379/0 or redis+sentinel://host:26379,host:26379/master; rediss for TLS",
    )
    .optional()
    .meta({
      description: "Node only: Redis 7 or Valkey shared by all processes: a server or sentinels (docs/operation.md)",
      unset: "none",
      example: "redis://127.0.0.1:6379/0",
    }),
  CDN: z.enum(["cloudflare", "fastly", "other"], "has to be cloudflare, fastly or other").optional().meta({
    description:
      "Node only: `cloudflare`, `fastly` or `other` in front caches guest pages. **Only with the rules of docs/cdn.md**",
    unset: "none",
  }),
  CDN_PURGE_URL: httpUrl.optional().meta({
    description: "Node only: purge URL of Cloudflare or Fastly (docs/cdn.md)",
    example: "https://api.cloudflare.com/client/v4/zones/<zone id>/purge_cache",
  }),
  CDN_TOKEN: z
    .string()
    .min(16, "needs at least 16 characters")
    .optional()
    .describe("Node only: API token that may only purge; at least 16 characters"),
  TRACING: z.enum(["yes", "no"], 'has to be "yes" or "no"').default("no").meta({
    description: "Node only: `yes` creates OpenTelemetry spans (docs/operation.md)",
    unset: "`no`",
  }),
  DEMO_BACKEND_PORT: port.default(4000).describe("the demo backend's: its port"),
  DEMO_BACKEND_LEVEL: z
    .enum(["2.4.6", "2.4.7", "2.4.8", "2.4.9"], "has to be 2.4.6, 2.4.7, 2.4.8 or 2.4.9")
    .optional()
    .meta({
      description: "the demo backend's: Magento release it answers like",
      unset: "`2.4.7`",
    }),
  STOREFRONT_URL: z.string().optional().meta({
    description: "the demo backend's: target of links in mails",
    unset: "the shop's address",
  }),
  SMTP_URL: z.string().optional().describe("the demo backend's: mail server (`<DATA_DIR>/outbox` has all mails)"),
});

export type NodeSettings = ReturnType<typeof resolveSettings>;

export function readSettings(): NodeSettings {
  const settings = Object.keys({ ...settingsSchema.shape, ...nodeSettingsSchema.shape });
  const unknown = describeUnknownSettings(Object.keys(process.env), settings, { isOurs: false });
  if (existsSync(".env")) {
    process.loadEnvFile();
    const ofFile = Object.keys(parseEnv(readFileSync(".env", "utf8")));
    unknown.push(...describeUnknownSettings(ofFile, settings, { isOurs: true }));
  }
  for (const sentence of new Set(unknown)) console.warn(sentence);
  try {
    return resolveSettings(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    fail(error.message);
  }
}

/** Ends the start with a sentence instead of a stack. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** In production the embedded backend, whose log-ins are published, must be a deliberate choice. */
const EMBEDDED = "embedded";

const DEMO_PHONE = "+91 80 4000 0000";

/**
 * Outside production, creates a session secret. Without COMMERCE_ENDPOINT the embedded backend is
 * started.
 */
export function resolveSettings(source: NodeJS.ProcessEnv) {
  const isProduction = source["NODE_ENV"] === "production";
  const isEmbedded = source["COMMERCE_ENDPOINT"] ? source["COMMERCE_ENDPOINT"] === EMBEDDED : !isProduction;
  const env = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  if (isEmbedded) delete env["COMMERCE_ENDPOINT"];
  if (isEmbedded) env["SUPPORT_PHONE"] ??= DEMO_PHONE;
  const ofShop = settingsSchema.partial({
    ...(isEmbedded && { COMMERCE_ENDPOINT: true }),
    ...(!isProduction && { SESSION_SECRET: true }),
  });
  const values = parseSettings(nodeSettingsSchema.extend(ofShop.shape), env);
  const dataDir = resolve(values.DATA_DIR);
  if (!env["SESSION_SECRET"] && !isProduction) env["SESSION_SECRET"] = storedSecret(dataDir);
  return {
    port: values.PORT,
    host: values.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    backendPort: values.DEMO_BACKEND_PORT,
    dataDir,
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1024 * 1024,
    trustedProxies: values.TRUSTED_PROXIES,
    /** Null if nothing is shared with other processes. */
    sharedStoreUrl: values.SHARED_STORE_URL ?? null,
    /** Null: no CDN may cache pages. */
    cdn: values.CDN
      ? { provider: values.CDN, purgeUrl: values.CDN_PURGE_URL ?? null, token: values.CDN_TOKEN ?? null }
      : null,
    isTraced: values.TRACING === "yes",
    env,
  };
}

/** Generated if missing, or damaged by a crash during writing. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  try {
    const stored = existsSync(file) ? readFileSync(file, "utf8").trim() : null;
    if (stored !== null && stored.length >= 32) return stored;
    if (stored !== null) console.warn(`${file} was damaged and is made anew`);
    const secret = randomBytes(32).toString("hex");
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException; // Only the file system throws above.
    throw new ConfigError(
      `DATA_DIR has to be a folder in which the shop may read and write files (${code}: ${file}), or set SESSION_SECRET.`,
      { cause },
    );
  }
}

export function edgeVariables(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  // wrangler.toml sets the log level for production.
  const settings: typeof env = { ...env, LOG_LEVEL: parseConfig(env).logLevel };
  const names = Object.keys(settingsSchema.shape);
  return Object.fromEntries(names.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])));
}
