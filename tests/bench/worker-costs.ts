import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import { Browserless } from "../support/browserless/browserless.ts";
import { openEdgeProcess, openFileBackend } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { cpuOf } from "./cpu.ts";
import { freshData } from "./open-bench.ts";
import { type Costs, textOf } from "./worker-prices.ts";

/**
 * `npx tsx tests/bench/worker-costs.ts`: the worker's CPU time per response and the price of
 * traffic, into docs/worker-costs.md.
 */
const VISITS = 150;

execFileSync(process.execPath, ["scripts/build.js", "shop", "backend", "worker"], { stdio: "inherit" });
await freshData(".cache/bench-worker");
const costs = await measure();
const { code: page } = await format("worker-costs.md", textOf({ costs, visits: VISITS }), { printWidth: 120 });
writeFileSync("docs/worker-costs.md", page);
console.log(page);

async function measure(): Promise<Costs> {
  const backend = await openFileBackend(".cache/bench-worker");
  const shop = await openEdgeProcess(backend.endpoint, { LOG_LEVEL: "silent", ISOLATES: "1" });
  try {
    const buyer = new Browserless(shop.origin);
    await addPhoneToCart(buyer);
    const cookie = buyer.jar.header("/") ?? "";
    const { body } = await new Browserless(shop.origin).send("/");
    const [, picture = ""] = /<img[^>]+?src="(\/media\/[^"]+)"/.exec(body.toString()) ?? [];
    const pages = ["/", categoryPath, phone.path, "/cart", "/search-results?term=phone", `${categoryPath}?page=2`];
    const cost = async (paths: readonly string[], more: Record<string, string> = {}) => {
      // Cloudflare compresses outside the worker, Miniflare inside workerd.
      const headers = { "accept-encoding": "identity", ...more };
      const visit = (path = "/") => new Browserless(shop.origin).send(path, { headers });
      for (let warm = 0; warm < 10; warm += 1) for (const path of paths) await visit(path);
      const before = cpuOfWorkers(shop.pid);
      for (let count = 0; count < VISITS; count += 1) await visit(paths[count % paths.length]);
      return (cpuOfWorkers(shop.pid) - before) / VISITS;
    };
    // Mostly Miniflare's own cost, which Cloudflare does not have.
    const nothing = await cost(["/healthz"]);
    const more = async (...requests: Parameters<typeof cost>) => Math.max((await cost(...requests)) - nothing, 0);
    return {
      page: await more(pages, { cookie }),
      cachedPage: await more(["/", categoryPath, phone.path]),
      picture: await more([picture]),
    };
  } finally {
    await shop.stop();
    await backend.stop();
  }
}

/** All workerd processes that the local edge started, without the process around them. */
function cpuOfWorkers(pid: number): number {
  const started = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isWorkerOf(pid, name));
  return started.reduce((sum, name) => sum + cpuOf(Number(name)), 0);
}

function isWorkerOf(pid: number, name: string): boolean {
  try {
    const [, command = "", after = ""] = /^\d+ \((.*)\) \w (.*)/.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
    return command === "workerd" && Number(after.split(" ")[0]) === pid;
  } catch {
    return false;
  }
}
