import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { askOnce, measure, memoryOf, processorSecondsOf, type Measured } from "./measure.ts";
import { benchQueries } from "./queries.ts";
import { toReport, type Figures, type Start } from "./report.ts";
import { judgeSearches, meanNdcg } from "./search-quality.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dataFolder = process.env["BENCH_DATA"];
if (dataFolder === undefined)
  throw new Error("Measuring the backend: BENCH_DATA is not set to the folder of the files to import");
const files = ["opendb-categories", "opendb-products", "opendb-configurables"].map((name) =>
  join(dataFolder, `${name}.ndjson.gz`),
);
const reportFile = here("results.md");
/** One core, where taskset exists. */
const oneCore = existsSync("/usr/bin/taskset") ? ["/usr/bin/taskset", "-c", "0"] : [];

await run();

async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bijli-bench-"));
  let shop: ChildProcess | null = null;
  try {
    const importSeconds = await timeImport(dataDir);
    const starts: Start[] = [];
    let endpoint = "";
    for (let at = 0; at < 5; at += 1) {
      if (shop) await stop(shop);
      const started = performance.now();
      ({ shop, endpoint } = await start(dataDir));
      await askOnce(endpoint, "{ products(search: \"monitor\", pageSize: 20) { total_count aggregations { attribute_code } items { sku } } }"); // prettier-ignore
      const seconds = (performance.now() - started) / 1000;
      starts.push({ seconds, processor: shop.pid === undefined ? null : processorSecondsOf(shop.pid) });
    }
    const measured = await measureAll(endpoint);
    const memory = shop?.pid === undefined ? null : memoryOf(shop.pid);
    const searches = judgeSearches();
    const figures: Figures = {
      importSeconds,
      start: starts.sort((a, b) => a.seconds - b.seconds)[2] ?? { seconds: NaN, processor: null },
      memory,
      measured,
      searches: searches.length,
      ndcg: meanNdcg(searches),
      worst: searches.filter(({ ndcg }) => ndcg < 0.85).map(({ query, ndcg }) => ({ query, ndcg })),
    };
    const report = toReport(figures);
    await writeFile(reportFile, report);
    console.log(report);
  } finally {
    if (shop) await stop(shop);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeImport(dataDir: string): Promise<number> {
  const started = performance.now();
  const args = ["--import", "tsx", here("../main.ts"), "import", ...files, "--data", dataDir];
  const importing = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(importing, "exit");
  if (code !== 0) throw new Error(`Importing for the benchmark: ended with ${String(code)}`);
  return (performance.now() - started) / 1000;
}

async function start(dataDir: string): Promise<{ shop: ChildProcess; endpoint: string }> {
  const [execPath = process.execPath, ...before] = [...oneCore, process.execPath];
  const shop = fork(here("./serve.ts"), [dataDir], { execPath, execArgv: [...before, "--import", "tsx"] });
  const [{ endpoint }] = (await once(shop, "message")) as [{ endpoint: string }]; // what serve.ts sends
  return { shop, endpoint };
}

async function stop(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null) return;
  const exit = once(shop, "exit");
  shop.kill("SIGTERM");
  await exit;
}

async function measureAll(endpoint: string): Promise<Measured[]> {
  const { categories } = (await askOnce(
    endpoint,
    '{ categories(filters: { url_path: { in: ["pc-components/memory", "peripherals/mice", "peripherals/keyboards", "monitors/full-hd-monitors", "audio/headphones", "storage/solid-state-drives", "pc-components", "gaming"] } }) { items { uid } } }',
  )) as { categories: { items: { uid: string }[] } }; // what the document asks for
  const { products } = (await askOnce(
    endpoint,
    '{ products(search: "", pageSize: 60, currentPage: 40) { items { __typename sku url_key stock_status } } }',
  )) as { products: { items: { __typename: string; sku: string; url_key: string; stock_status: string }[] } }; // what the document asks for
  const inStock = products.items.filter(
    (item) => item.__typename === "SimpleProduct" && item.stock_status === "IN_STOCK",
  );
  const results: Measured[] = [];
  for (const query of benchQueries(categories.items.map(({ uid }) => uid), inStock)) results.push(await measure(endpoint, query)); // prettier-ignore
  return results;
}
