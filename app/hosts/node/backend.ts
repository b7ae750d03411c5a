import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { NodeSettings } from "./settings";

/** Usually a second; checking a large catalogue after a crash takes longest. */
const START_LIMIT_MS = 120_000;

export interface RunningBackend {
  settings: { COMMERCE_ENDPOINT: string; PAYMENT_SANDBOX: string };
  stop(): Promise<void>;
}

/** Starts the embedded backend in a process of its own, so that it does not share the shop's thread. */
export function startBackend(
  program: URL,
  settings: Pick<NodeSettings, "backendPort" | "dataDir" | "port">,
): Promise<RunningBackend> {
  const file = fileURLToPath(program);
  const child = fork(file, ["--port", String(settings.backendPort), "--data", settings.dataDir], {
    execArgv: file.endsWith(".ts") ? ["--import", "tsx"] : [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { STOREFRONT_URL: `http://localhost:${settings.port}`, ...process.env },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error("starting the embedded backend: no word from it in time")),
      START_LIMIT_MS,
    );
    child.once("message", (message) => {
      clearTimeout(timer);
      const { endpoint } = message as { endpoint: string }; // sent by demo-backend/main.ts when it listens
      resolve({
        settings: {
          COMMERCE_ENDPOINT: endpoint,
          PAYMENT_SANDBOX: new URL(endpoint).origin,
        },
        async stop() {
          child.kill("SIGTERM");
          await ended;
        },
      });
    });
    void ended.then((code) => {
      clearTimeout(timer);
      reject(new Error(`starting the embedded backend: it ended with code ${code ?? "none"}`));
    });
  });
}
