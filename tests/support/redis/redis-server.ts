import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../shop/hosts.ts";
import { requireProgram } from "../system-program.ts";

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * A Redis on loopback without persistence. Uses the system's server, which is installed if missing.
 */
export function openRedis(...args: readonly string[]): Promise<RedisServer> {
  return openServer("Ready to accept connections", () => ["--save", "", "--repl-diskless-sync-delay", "0", ...args]);
}

/** Watches the master under this name, and lets its replica take over after half a second. */
export function openSentinel(name: string, master: RedisServer): Promise<RedisServer> {
  return openServer("+monitor master", (folder) => {
    const file = join(folder, "sentinel.conf");
    const settings = [`down-after-milliseconds ${name} 500`, `failover-timeout ${name} 3000`];
    const lines = [`monitor ${name} 127.0.0.1 ${master.port} 1`, ...settings].map((line) => `sentinel ${line}\n`);
    writeFileSync(file, lines.join(""));
    return [file, "--sentinel"];
  });
}

async function openServer(ready: string, argsIn: (folder: string) => readonly string[]): Promise<RedisServer> {
  const program = requireProgram("Redis", ["redis-server", "valkey-server"], ["redis-server"]);
  const port = await freePort();
  let folder = "";
  let child: ChildProcess | null = null;
  const server: RedisServer = {
    port,
    url: `redis://127.0.0.1:${port}`,
    async start() {
      folder = mkdtempSync(join(tmpdir(), "bijli-redis-"));
      const options = [...argsIn(folder), "--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
      const starting = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
      child = starting;
      running.add(starting);
      let text = "";
      for await (const chunk of starting.stdout) {
        text += String(chunk);
        if (text.includes(ready)) break;
      }
      if (starting.exitCode !== null) throw new Error(`Starting Redis: it ended with ${starting.exitCode}\n${text}`);
    },
    async stop() {
      if (child && child.exitCode === null && child.signalCode === null) {
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      if (child) running.delete(child);
      child = null;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
