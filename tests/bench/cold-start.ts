import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exchange } from "../support/browserless/exchange.ts";
import { freePort } from "../support/shop/hosts.ts";
import { startProcess } from "../support/shop/process.ts";
import type { Fact, Section } from "./facts.ts";

/**
 * `npm start` of the finished build with its own backend: on an empty data folder, then on the same
 * folder again.
 */
export async function coldStart(): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), "bijli-cold-"));
  try {
    const facts = [...(await start("empty data folder", folder)), ...(await start("kept data folder", folder))];
    const method = "From `npm start`, once built, to the first answer (`/healthz`) and to the complete home page.";
    return [{ title: "Cold start", method, facts }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(where: string, folder: string): Promise<Fact[]> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const running = await startProcess({
    what: "the shop",
    args: ["scripts/start.js"],
    env: {
      COMMERCE_ENDPOINT: "",
      PORT: String(port),
      HOST: "127.0.0.1",
      DEMO_BACKEND_PORT: String(backendPort),
      DATA_DIR: folder,
    },
    isReady: () =>
      exchange(new URL("/healthz", origin)).then(
        ({ status }) => status === 200,
        () => false,
      ),
  });
  try {
    const answered = performance.now() - started;
    const { status } = await exchange(new URL("/", origin));
    if (status !== 200) throw new Error(`Measuring a cold start: the home page answered ${status}`);
    return [
      { where, what: "first answer, ms", value: answered },
      { where, what: "first page, ms", value: performance.now() - started },
    ];
  } finally {
    await running.stop();
  }
}
