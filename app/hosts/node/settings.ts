import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What only the Node host is told; the rest is parseConfig's. */
export interface NodeSettings {
  port: number;
  host: string;
  backendPort: number;
  dataDir: string;
  /** How many proxies of our own stand in front and add to X-Forwarded-For. */
  trustedProxies: number;
  env: Record<string, string | undefined>;
}

/** Reads PORT, HOST, DEMO_BACKEND_PORT, DATA_DIR; makes and keeps a session secret outside production. */
export function resolveSettings(source: NodeJS.ProcessEnv): NodeSettings {
  const dataDir = resolve(source["DATA_DIR"] ?? ".data");
  const isProduction = source["NODE_ENV"] === "production";
  const env: Record<string, string | undefined> = { ...source };
  if (!env["SESSION_SECRET"] && !isProduction) env["SESSION_SECRET"] = keptSecret(dataDir);
  return {
    port: portOf(source["PORT"], 3000),
    host: source["HOST"] ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    backendPort: portOf(source["DEMO_BACKEND_PORT"], 4000),
    dataDir,
    trustedProxies: Number.parseInt(source["TRUSTED_PROXIES"] ?? "0", 10) || 0,
    env,
  };
}

function portOf(text: string | undefined, otherwise: number): number {
  const port = Number(text ?? otherwise);
  return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : otherwise;
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const secret = randomBytes(32).toString("hex");
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  }
}
