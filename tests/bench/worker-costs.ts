import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { Browserless } from "../support/browserless/browserless.ts";
import { openFileBackend, openShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { putPhoneInCart } from "../support/steps/shopping.ts";
import { cpuOf } from "./cpu.ts";
import { freshData } from "./open-bench.ts";
import { type Answered, type Scenario, simulate } from "./worker-mix.ts";
import { PRICES, textOf } from "./worker-prices.ts";

/** `npx tsx tests/bench/worker-costs.ts`: what the worker's answers cost in processor time, and with the prices what traffic costs, into docs/worker-costs.md. */
const VISITS = 150;
const CATALOGUE = { products: 47_031, listings: 210 };

const SCENARIOS: readonly Scenario[] = [
  { name: "one isolate: a shop of one town", pagesPerSecond: 0.4, dataCentres: 1, pagesPerMonth: 1e6, ...CATALOGUE },
  { name: "a shop of one country", pagesPerSecond: 20, dataCentres: 6, pagesPerMonth: 3e7, ...CATALOGUE },
  { name: "its sale day", pagesPerSecond: 2_000, dataCentres: 8, pagesPerMonth: 6e7, ...CATALOGUE },
];

type Costs = Record<Exclude<Answered, "renewed"> | "data" | "picture", number>;

execFileSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" });
await freshData(".cache/bench-worker");
const costs = await measure();
const rows = SCENARIOS.map((scenario) => ({ scenario, shares: simulate(scenario) }));
const page = await format(textOf({ costs, rows, visits: VISITS }), { parser: "markdown", printWidth: 120 });
writeFileSync("docs/worker-costs.md", page);
console.log(page, PRICES.read);

async function measure(): Promise<Costs> {
  const backend = await openFileBackend(".cache/bench-worker");
  const shop = await openShop("workerd", backend.endpoint, { LOG_LEVEL: "silent" });
  try {
    const guest = new Browserless(shop.origin);
    const buyer = new Browserless(shop.origin);
    await putPhoneInCart(buyer);
    const { body } = await guest.send("/");
    const [, picture = ""] = /<img[^>]+?src="(\/media\/[^"]+)"/.exec(body.toString()) ?? [];
    const kept = ["/", categoryPath, phone.path];
    const cost = async (who: Browserless, paths: readonly string[], headers: Record<string, string> = {}) => {
      for (let warm = 0; warm < 10; warm += 1) for (const path of paths) await who.send(path, { headers });
      const before = cpuOfWorkers(shop.pid);
      for (let visit = 0; visit < VISITS; visit += 1) await who.send(paths[visit % paths.length] ?? "/", { headers });
      return (cpuOfWorkers(shop.pid) - before) / VISITS;
    };
    // Mostly the local proxy's, which Cloudflare does not have.
    const nothing = await cost(guest, ["/healthz"]);
    const more = async (...asked: Parameters<typeof cost>) => Math.max((await cost(...asked)) - nothing, 0);
    return {
      whole: await more(guest, kept),
      filled: await more(buyer, kept),
      rendered: await more(buyer, ["/cart", "/search-results?term=phone", `${categoryPath}?page=2`]),
      data: await more(guest, kept, { accept: "text/x-page-data" }),
      picture: await more(guest, [picture]),
    };
  } finally {
    await shop.stop();
    await backend.stop();
  }
}

/** Of all workerd processes that the local edge started; not of the process around them, which Cloudflare does not have. */
function cpuOfWorkers(pid: number): number {
  const started = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isWorkerOf(pid, name));
  return started.reduce((sum, name) => sum + cpuOf(Number(name)), 0);
}

function isWorkerOf(pid: number, name: string): boolean {
  try {
    const [, command = "", after = ""] = /^\d+ \((.*)\) \w (.*)/.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
    return command === "workerd" && Number(after.split(" ")[0]) === pid;
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
