import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { bytesOfFirstScreen } from "../support/first-screen.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { openFileBackend, openShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { cpuOf } from "./cpu.ts";
import { median } from "./facts.ts";
import { freshData } from "./open-bench.ts";

/**
 * `BENCH_DATA=… npx tsx tests/bench/at-scale.ts`: compares pages of the usual catalogue with those
 * of one with tens of thousands more products.
 */
const data = process.env["BENCH_DATA"];
if (data === undefined) throw new Error("Measuring at scale: BENCH_DATA names no folder with the goods to import");
const files = ["opendb-categories", "opendb-products", "opendb-configurables"].map((name) =>
  join(data, `${name}.ndjson.gz`),
);
const pages = ["/", categoryPath, phone.path, "/search-results?term=ssd", "/new-products", "/categories"];
const large = [
  "/pc-components.html",
  "/big-deal-products?all=brand&itemsPerPage=50",
  "/search-results?term=gaming&all=brand&itemsPerPage=50",
];

interface Row {
  path: string;
  first: number;
  whole: number;
  cold: number;
  warm: number;
  /** CPU time of shop and backend for one warm page. */
  cost: number;
}

const visits = 25;

execFileSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" });
const folder = ".cache/bench-scale";
await freshData(folder);
const own = await measure(pages);
const goods = ["build/backend/main.js", "import", ...files, "--data", folder];
spawnSync(process.execPath, goods, { stdio: ["ignore", "ignore", "inherit"] });
const report = toReport(own, await measure([...pages, ...large]));
writeFileSync("docs/bench-at-scale.md", report);
console.log(report);

async function measure(paths: string[]): Promise<Row[]> {
  const backend = await openFileBackend(folder);
  const shop = await openShop("node", backend.endpoint, { NODE_ENV: "production" });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL: shop.origin });
    const found: Row[] = [];
    for (const path of paths) {
      const cold = await timeOf(shop.origin + path);
      const times: number[] = [];
      const used = () => cpuOf(shop.pid) + cpuOf(backend.pid);
      const before = used();
      for (let visit = 0; visit < visits; visit += 1) times.push(await timeOf(shop.origin + path));
      const cost = (used() - before) / visits;
      const { bytes, wholeBytes } = await bytesOfFirstScreen(page, path);
      found.push({ path, first: bytes, whole: wholeBytes, cold, warm: median(times), cost });
    }
    return found;
  } finally {
    await browser.close();
    await shop.stop();
    await backend.stop();
  }
}

async function timeOf(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Measuring ${address}: answered ${answer.status}`);
  return performance.now() - started;
}

function toReport(own: Row[], withMore: Row[]): string {
  const lines = withMore.map(({ path, ...row }) => {
    const before = own.find((other) => other.path === path);
    const pair = (of: keyof typeof row, digits = 0) =>
      `${before ? before[of].toFixed(digits) : "–"} → ${row[of].toFixed(digits)}`;
    return `| \`${path}\` | ${pair("first")} | ${pair("whole")} | ${pair("cold")} | ${pair("warm", 1)} | ${pair("cost", 1)} |`;
  });
  return `# With 47,031 products

Written by \`npx tsx tests/bench/at-scale.ts\` on ${new Date().toISOString().slice(0, 10)}. Each figure: with the shop's own goods → with the 47,031
products of the test data added. Budgets, in brotli with styles: first screen of home, listing and product 14,336 bytes, every
document 30,720. Cold: the first answer of a fresh process, in this order. Warm: the median of ${visits} more. Cost: processor time
of shop and backend for one of these.

| page | first screen, bytes | document, bytes | cold, ms | warm, ms | cost, ms |
| --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
}
