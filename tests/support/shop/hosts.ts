import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Host } from "../modes.ts";
import { startProcess, type Running } from "./process.ts";

const require = createRequire(import.meta.url);

export interface OpenShop extends Omit<Running, "child"> {
  origin: string;
  /** 0 if it runs in this process. */
  pid: number;
}

export const SESSION_SECRET = "a secret of the tests that is long enough for the shop";

function settings(endpoint: string): Record<string, string> {
  return {
    COMMERCE_ENDPOINT: endpoint,
    SESSION_SECRET,
    PAYMENT_SANDBOX: new URL(endpoint).origin,
    LOG_LEVEL: "warn",
    SUPPORT_PHONE: "+91 80 4000 0000",
    // All shoppers of the tests come from one address.
    ATTEMPTS_PER_ADDRESS: "0",
  };
}

export function openShop(host: Host, endpoint: string, env: Record<string, string> = {}): Promise<OpenShop> {
  return host === "node" ? openOnNode(endpoint, env) : openOnWorkerd(endpoint, env);
}

const open = /open at (http:\/\/[\w.:]+)/;

export async function openOnNode(
  endpoint: string,
  env: Record<string, string>,
  program = "build/node.js",
): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), "bijli-node-"));
  const running = await startProcess({
    what: "the Node host",
    args: [resolve(program)],
    cwd: folder,
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      ...settings(endpoint),
      ...env,
    },
    isReady: (text) => open.test(text),
  });
  const origin = open.exec(running.said())?.[1] ?? "";
  return opened(running, origin, folder);
}

async function openOnWorkerd(endpoint: string, env: Record<string, string>): Promise<OpenShop> {
  const [shop] = await openIsolates(endpoint, { env, isolates: 1 });
  return shop;
}

/** Processes on Node, or isolates of one worker. Stop all of them. */
export async function openShops(
  host: Host,
  endpoint: string,
  { count, env }: { count: 1 | 2; env: Record<string, string> },
): Promise<OpenShop[]> {
  if (host === "workerd") return openIsolates(endpoint, { env, isolates: count });
  return Promise.all(Array.from({ length: count }, () => openOnNode(endpoint, env)));
}

async function openIsolates(
  endpoint: string,
  { env, isolates }: { env: Record<string, string>; isolates: 1 | 2 },
): Promise<[OpenShop, ...OpenShop[]]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bijli-workerd-"));
  const { openEdgeInProcess } = await import("./edge-in-process.ts");
  const { origins, said, stop } = await openEdgeInProcess({ ...settings(endpoint), ...env }, { dataDir, isolates });
  const [first = "", ...others] = origins;
  const stopAll = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isolate = { pid: 0, said, stop: () => Promise.resolve() };
  return [{ ...isolate, origin: first, stop: stopAll }, ...others.map((origin) => ({ ...isolate, origin }))];
}

/** The built worker in a process of its own, as `npm run start:edge` runs it. */
export async function openEdgeProcess(endpoint: string, env: Record<string, string> = {}): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), "bijli-edge-"));
  const running = await startProcess({
    what: "workerd",
    args: ["--import", pathToFileURL(require.resolve("tsx")).href, resolve("app/hosts/node/edge.ts")],
    cwd: folder,
    env: {
      TSX_TSCONFIG_PATH: resolve("tsconfig.json"),
      WRANGLER_LOG_PATH: folder,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      ...settings(endpoint),
      ...env,
    },
    isReady: (text) => open.test(text),
  });
  return opened(running, open.exec(running.said())?.[1] ?? "", folder);
}

/** The demo backend in a process of its own on a database file, as `npm run backend` runs it. */
export async function openFileBackend(
  folder: string,
): Promise<{ endpoint: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}/graphql`;
  const running = await startProcess({
    what: "the demo backend",
    args: [resolve("build/backend/main.js"), "--port", String(port), "--data", resolve(folder)],
    cwd: folder,
    env: {},
    isReady: (text) => text.includes(endpoint),
  });
  return { endpoint, pid: running.child.pid ?? 0, stop: running.stop };
}

function opened({ child, said, stop }: Running, origin: string, folder: string): OpenShop {
  return {
    origin,
    pid: child.pid ?? 0,
    said,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
      server.close(() => resolve(port));
    });
  });
}
