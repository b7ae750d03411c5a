import { execFileSync } from "node:child_process";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { chromiumFlags, requireChromium } from "./chromium/find-chromium.ts";
import { openBackend } from "./shop/backend.ts";
import { startOrderCounter } from "./shop/order-counter.ts";
import { openShop } from "./shop/hosts.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origins: { node: string; workerd: string };
    /** WebSocket address of the one Chromium of the run. */
    browser: string;
    orderCounter: string;
    endpoint: string;
  }
}

/**
 * Once per run: the build, a backend in memory, the shop on both hosts in front of it, one Chromium. The tests share them, each with
 * a cart of its own; what would disturb others (a dead backend, say) opens its own backend and host.
 */
export default async function openTheShop(project: TestProject): Promise<() => Promise<void>> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing.reverse()) await end();
  };
  try {
    const browser = await chromium.launchServer({ executablePath: requireChromium(), args: chromiumFlags });
    closing.push(() => browser.close());
    const backend = await openBackend();
    closing.push(() => backend.close());
    const orderCounter = await startOrderCounter((email) => backend.ordersOf(email));
    closing.push(() => orderCounter.close());
    execFileSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" });
    const node = await openShop("node", backend.endpoint);
    closing.push(() => node.stop());
    const workerd = await openShop("workerd", backend.endpoint);
    closing.push(() => workerd.stop());
    project.provide("origins", { node: node.origin, workerd: workerd.origin });
    project.provide("browser", browser.wsEndpoint());
    project.provide("orderCounter", orderCounter.url);
    project.provide("endpoint", backend.endpoint);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
