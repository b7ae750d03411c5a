import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { prepareChromium } from "./chromium/find-chromium.ts";
import { openBackendProxy } from "./shop/backend-proxy.ts";
import { openBackend } from "./shop/backend.ts";
import { startOrderCounter } from "./shop/order-counter.ts";
import { freePort, openEdgeProcess, openShop } from "./shop/hosts.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origins: { node: string; workerd: string };
    orderCounter: string;
    endpoint: string;
    /** URL that answers when the shop is open, or with the error. */
    opening: string;
  }
}

/**
 * Once per run: the build, a backend in memory, the shop on both hosts. Tests that disturb others
 * open their own. `shop-is-open.ts` makes journey files wait for it.
 */
export default async function openTheShop(project: TestProject): Promise<() => Promise<void>> {
  const closing: (() => Promise<unknown>)[] = [];
  // Fails here rather than in every test.
  prepareChromium();
  const backend = await openBackend();
  closing.push(() => backend.close());
  const endpoint = await slowed(backend.endpoint, closing);
  const orderCounter = await startOrderCounter((email) => backend.ordersOf(email));
  closing.push(() => orderCounter.close());
  const ports = { node: String(await freePort()), workerd: String(await freePort()) };

  const open = async () => {
    await build();
    const shops = [
      openShop("node", endpoint, { PORT: ports.node }),
      openEdgeProcess(endpoint, { PORT: ports.workerd }),
    ];
    for (const shop of shops) closing.push(async () => (await shop).stop());
    await Promise.all(shops);
  };
  const opening = open().then(
    () => "",
    (error: unknown) => String(error),
  );
  const server = createServer((_, answer) => {
    void opening.then((problem) => answer.writeHead(problem === "" ? 200 : 500).end(problem));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(async () => server.close());

  const { port } = server.address() as AddressInfo; // listening on TCP
  project.provide("origins", {
    node: `http://127.0.0.1:${ports.node}`,
    workerd: `http://127.0.0.1:${ports.workerd}`,
  });
  project.provide("orderCounter", orderCounter.url);
  project.provide("endpoint", endpoint);
  project.provide("opening", `http://127.0.0.1:${port}/`);
  return async () => {
    await opening;
    await Promise.allSettled(closing.reverse().map((end) => end()));
  };
}

async function build(): Promise<void> {
  const run = spawn(process.execPath, ["scripts/build.js", "shop", "backend", "worker"], { stdio: "inherit" });
  const [code] = (await once(run, "exit")) as [number | null]; // as Node emits it
  if (code !== 0) throw new Error("The build failed");
}

/** SLOW_BACKEND=600 delays every answer of the backend by 600 ms. */
async function slowed(endpoint: string, closing: (() => Promise<unknown>)[]): Promise<string> {
  const ms = Number(process.env["SLOW_BACKEND"] ?? 0);
  if (ms === 0) return endpoint;
  const proxy = await openBackendProxy(endpoint);
  closing.push(() => proxy.close());
  proxy.behave(() => new Promise((resolve) => setTimeout(() => resolve("pass"), ms)));
  return proxy.endpoint;
}
