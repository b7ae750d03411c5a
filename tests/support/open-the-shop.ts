import { execFileSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { requireChromium } from "./chromium/find-chromium.ts";
import { openGate } from "./shop/gate.ts";
import { openBackend } from "./shop/backend.ts";
import { startOrderCounter } from "./shop/order-counter.ts";
import { openShop } from "./shop/hosts.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origins: { node: string; workerd: string };
    orderCounter: string;
    endpoint: string;
  }
}

/**
 * Once per run: the build, a backend in memory, the shop on both hosts in front of it. The tests share them, each with
 * a cart of its own; what would disturb others (a dead backend, say) opens its own backend and host.
 */
export default async function openTheShop(project: TestProject): Promise<() => Promise<void>> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing.reverse()) await end();
  };
  try {
    // Said at once rather than by every test.
    requireChromium();
    const backend = await openBackend();
    closing.push(() => backend.close());
    const endpoint = await slowed(backend.endpoint, closing);
    const orderCounter = await startOrderCounter((email) => backend.ordersOf(email));
    closing.push(() => orderCounter.close());
    execFileSync(process.execPath, ["scripts/build.js", "shop", "backend", "worker"], { stdio: "inherit" });
    const node = await openShop("node", endpoint);
    closing.push(() => node.stop());
    const workerd = await openShop("workerd", endpoint);
    closing.push(() => workerd.stop());
    project.provide("origins", { node: node.origin, workerd: workerd.origin });
    project.provide("orderCounter", orderCounter.url);
    project.provide("endpoint", endpoint);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** With SLOW_BACKEND=600 every answer of the backend takes so many milliseconds more. */
async function slowed(endpoint: string, closing: (() => Promise<unknown>)[]): Promise<string> {
  const ms = Number(process.env["SLOW_BACKEND"] ?? 0);
  if (ms === 0) return endpoint;
  const gate = await openGate(endpoint);
  closing.push(() => gate.close());
  gate.conduct(() => new Promise((resolve) => setTimeout(() => resolve("pass"), ms)));
  return gate.endpoint;
}
