import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { fail, type NodeSettings } from "./settings";

/** Usually a second; checking a large catalogue after a crash takes longest. */
const START_LIMIT_MS = 120_000;

/**
 * Starts the embedded backend in a process of its own, so that it does not share the shop's thread.
 */
export async function startBackend(program: URL, { backendPort, dataDir, port }: NodeSettings) {
  const file = fileURLToPath(program);
  const child = fork(file, ["--port", String(backendPort), "--data", dataDir], {
    execArgv: file.endsWith(".ts") ? ["--import", "tsx"] : [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { STOREFRONT_URL: `http://localhost:${port}`, ...process.env },
  });
  const ended = once(child, "exit");
  const listening = once(child, "message", { signal: AbortSignal.timeout(START_LIMIT_MS) });
  const first = await Promise.race([
    listening.catch(() => "it did not answer in time"),
    ended.then(([code]) => `it ended with code ${code ?? "none"}`),
  ]);
  if (typeof first === "string") fail(`The demo backend has not started: ${first}.`);
  const [{ endpoint }] = first as [{ endpoint: string }]; // sent by demo-backend/main.ts when it listens
  return {
    settings: { COMMERCE_ENDPOINT: endpoint, PAYMENT_SANDBOX: new URL(endpoint).origin },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
