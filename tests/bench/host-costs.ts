import { Agent } from "node:http";
import { exchange } from "../support/browserless/exchange.ts";
import { type BackendProxy, openBackendProxy } from "../support/shop/backend-proxy.ts";
import { freePort, openEdgeProcess, openShop, type OpenShop } from "../support/shop/hosts.ts";
import { factsOf, processesCalled } from "../soak/process-facts.ts";
import { openWorkerHeap } from "../soak/worker-heap.ts";
import { cpuOf } from "./cpu.ts";
import { purgeSecret } from "./new-pages.ts";

const BLOCK = 50;

/** With a query, as the worker looks for any other path in its cache. */
const NOTHING = "/healthz?cost=nothing";

const settings = { NODE_ENV: "production", PURGE_SECRET: purgeSecret, LOG_LEVEL: "silent" };

export interface HostUnderTest {
  readonly name: "Node" | "worker";
  readonly shop: OpenShop;
  /** The processes that answer. */
  readonly pids: readonly number[];
  readonly proxy: BackendProxy;
  readonly programs: readonly string[];
  /** Megabytes: resident on Node, the isolate's heap on the worker. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

export async function openNode(endpoint: string): Promise<HostUnderTest> {
  const proxy = await openBackendProxy(endpoint);
  const shop = await openShop("node", proxy.endpoint, settings);
  return {
    ...{ name: "Node", shop, proxy, pids: [shop.pid] },
    programs: ["build/server/index.js", "build/bundled-node.js"],
    memory: async () => factsOf([shop.pid]).megabytes,
    close: () => close(shop, proxy),
  };
}

/** One isolate, without the front that makes two take turns. */
export async function openWorker(endpoint: string): Promise<HostUnderTest> {
  const proxy = await openBackendProxy(endpoint);
  const port = await freePort();
  const shop = await openEdgeProcess(proxy.endpoint, { ...settings, ISOLATES: "1", INSPECTOR_PORT: String(port) });
  return {
    ...{ name: "worker", shop, proxy, pids: processesCalled("workerd", shop.pid) },
    programs: ["build/worker/worker.js"],
    async memory() {
      const heap = await openWorkerHeap(port);
      // It answers the inspector only while it has requests.
      const visits = setInterval(() => void exchange(new URL(NOTHING, shop.origin)).catch(() => undefined), 100);
      const megabytes = await heap.inUse();
      clearInterval(visits);
      heap.close();
      return megabytes;
    },
    close: () => close(shop, proxy),
  };
}

async function close(shop: OpenShop, proxy: BackendProxy): Promise<void> {
  await shop.stop();
  await proxy.close();
}

/** Processor time in ms since its start. */
export function cpuTime({ pids }: HostUnderTest): number {
  return pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
}

/**
 * Processor time of an answer in ms, less that of `/healthz`. Blocks of both take turns, so that
 * other work on the machine weighs on both.
 */
export async function costOf(
  host: HostUnderTest,
  { paths, count, cookie }: { paths: readonly string[]; count: number; cookie?: string },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Cloudflare compresses outside the worker, Miniflare inside workerd.
  const headers = { "accept-encoding": "identity", accept: "text/html,image/webp", ...(cookie && { cookie }) };
  const block = async (those: readonly string[]) => {
    const before = cpuTime(host);
    for (let nth = 0; nth < BLOCK; nth += 1) {
      const url = new URL(those[nth % those.length] ?? "/", host.shop.origin);
      const { status } = await exchange(url, { headers, agent });
      if (status !== 200) throw new Error(`Measuring a host: ${status} at ${url.pathname}`);
    }
    return cpuTime(host) - before;
  };
  await block(paths);
  let cost = 0;
  for (let nth = 0; nth < count / BLOCK; nth += 1) cost += (await block(paths)) - (await block([NOTHING]));
  agent.destroy();
  return Math.max(cost / count, 0);
}
