import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Host, hosts } from "../support/modes.ts";
import { openShopUnderTest, runJourneys } from "../support/order-journeys/run-journeys.ts";
import { openBackend } from "../support/shop/backend.ts";
import { freePort, openEdgeProcess, openShop, type OpenShop } from "../support/shop/hosts.ts";
import { startOrderCounter } from "../support/shop/order-counter.ts";
import { factsOf, processesCalled, type ProcessFacts } from "./process-facts.ts";
import { type Row, tableOf } from "./report.ts";
import { abandon, readNothing, visit } from "./visits.ts";
import { openWorkerHeap } from "./worker-heap.ts";

/**
 * `npm run soak`: half an hour on both hosts. SOAK_MINUTES scales the time and every count; SEED
 * repeats its orders and generated values. Ends with one table, and exit code 1 if a bound was
 * exceeded.
 */
const minutes = Number(process.env["SOAK_MINUTES"] ?? 30);
const share = minutes / 30;
const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const end = Date.now() + minutes * 60_000;

const ORDERS = { node: { count: 700, processes: 2 }, workerd: { count: 300, processes: 2 } } as const;
const REQUESTS = Math.ceil(100_000 * share);
const LEFT = Math.ceil(10_000 * share);
const UNREAD = Math.ceil(10_000 * share);
/** An order under check is reported as not placed after a minute. */
const CHECKED_FOR_MS = 61_000;
const LONGEST_HOLD_MS = 100;
/** Cloudflare gives an isolate 128 MB. */
const MOST_HEAP_MB = { node: Infinity, workerd: 128 };
const WARM_UP_MS = Math.max(2_000, 10_000 * share);

const rows: Row[] = [];
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

function note(row: Row): void {
  rows.push(row);
  say(`${row.host}: ${row.what}: ${row.figure}${row.isMet ? "" : ` (must be ${row.bound})`}`);
}

async function placeOrders(host: Host, endpoint: string, orderCounter: string): Promise<void> {
  const { count, processes } = ORDERS[host];
  const { place, close } = await openShopUnderTest(host, {
    endpoint,
    orderCounter,
    processes,
    checkedForMs: CHECKED_FOR_MS,
  });
  const { walked, findings } = await runJourneys(place, { seed, count: Math.ceil(count * share), atOnce: 6 });
  await close();
  if (findings.length > 0) console.log(findings.join("\n"));
  const orders = walked.reduce((sum, one) => sum + one.orders, 0);
  const figure = `${walked.length} journeys, ${orders} orders, ${findings.length} with findings`;
  const bound = "0 double, phantom, lost, untrue";
  note({ what: "generated orders with faults", host, figure, bound, isMet: findings.length === 0 });
}

interface Watched {
  readonly shop: OpenShop;
  readonly pids: readonly number[];
  probed(): readonly Probed[];
  close(): Promise<void>;
}

interface Probed {
  /** Of the event loop, if known. */
  readonly holdMs?: number;
  /** Megabytes in use. */
  readonly heap: number;
}

function open(host: Host, endpoint: string, folder: string): Promise<Watched> {
  return host === "node" ? openOnNode(endpoint, folder) : openOnWorkerd(endpoint);
}

async function openOnNode(endpoint: string, folder: string): Promise<Watched> {
  const file = join(folder, "probed");
  const probe = { NODE_OPTIONS: `--import=${resolve("tests/soak/hold-probe.js")}`, SOAK_HOLDS: file };
  const shop = await openShop("node", endpoint, { LOG_LEVEL: "error", ...probe });
  let since = 0;
  const probed = () => {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const seconds = lines.map((line) => line.split(" ").map(Number));
    const fresh = seconds.flatMap(([at = 0, holdMs = 0, heap = 0]) => (at > since ? [{ holdMs, heap }] : []));
    since = Date.now();
    return fresh;
  };
  return { shop, pids: [shop.pid], probed, close: () => shop.stop() };
}

async function openOnWorkerd(endpoint: string): Promise<Watched> {
  const port = await freePort();
  const shop = await openEdgeProcess(endpoint, { LOG_LEVEL: "error", INSPECTOR_PORT: String(port) });
  await fetch(shop.origin);
  const heap = await openWorkerHeap(port);
  let seen: Probed[] = [];
  const timer = setInterval(() => void heap.inUse().then((megabytes) => seen.push({ heap: megabytes })), 2_000);
  const probed = () => {
    const fresh = seen;
    seen = [];
    return fresh;
  };
  const close = () => {
    clearInterval(timer);
    heap.close();
    return shop.stop();
  };
  return { shop, pids: processesCalled("workerd", shop.pid), probed, close };
}

/** Connections close late, on workerd up to half a minute. Waits at most a minute. */
async function settled(pids: readonly number[], before: ProcessFacts): Promise<ProcessFacts> {
  const until = Date.now() + 60_000;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const now = factsOf(pids);
    if (now.descriptors <= before.descriptors || Date.now() > until) return now;
  }
}

async function leaveDownloads(host: Host, { shop, pids }: Watched): Promise<void> {
  const before = factsOf(pids);
  const begun = await abandon(shop.origin, LEFT);
  const after = await settled(pids, before);
  const figure = `${begun} left, descriptors ${before.descriptors} → ${after.descriptors}, sockets ${before.sockets} → ${after.sockets}`;
  const isMet = after.descriptors <= before.descriptors + 20;
  note({ what: "downloads left at their first bytes", host, figure, bound: "as many descriptors as before", isMet });
}

async function leaveUnread(host: Host, { shop, pids }: Watched): Promise<void> {
  const before = factsOf(pids);
  const slowest = await readNothing(shop.origin, UNREAD);
  const after = await settled(pids, before);
  const figure = `${UNREAD} readers, sockets ${before.sockets} → ${after.sockets}, /healthz ${slowest} ms at most`;
  const isMet = after.sockets <= before.sockets + 20 && slowest < 5_000;
  note({ what: "readers that read nothing", host, figure, bound: "sockets as before, others served", isMet });
}

async function load(host: Host, { shop, pids, probed }: Watched, forMs: number): Promise<number> {
  await visit({ origin: shop.origin, until: Date.now() + WARM_UP_MS, atOnce: 4, seed });
  probed();
  const resident: number[] = [];
  const watch = setInterval(() => resident.push(factsOf(pids).megabytes), 1_000);
  const { requests, failures } = await visit({ origin: shop.origin, until: Date.now() + forMs, atOnce: 4, seed });
  clearInterval(watch);
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  note({
    what: "mixed load",
    host,
    figure: `${requests} requests, ${failures.length} failed`,
    bound: "0 failed",
    isMet: requests > 0 && failures.length === 0,
  });
  const seen = probed();
  noteMemory(
    host,
    resident,
    seen.map(({ heap }) => heap),
  );
  const holds = seen.flatMap(({ holdMs }) => holdMs ?? []);
  if (holds.length === 0) return requests;
  const hold = Math.max(...holds);
  const bound = `${LONGEST_HOLD_MS} ms at most`;
  note({
    what: "longest hold of the process",
    host,
    figure: `${hold.toFixed(0)} ms`,
    bound,
    isMet: hold <= LONGEST_HOLD_MS,
  });
  return requests;
}

/**
 * The heap after collection is the minimum over a while. Resident memory grows until it is needed.
 */
function noteMemory(host: Host, resident: readonly number[], heap: readonly number[]): void {
  const third = Math.ceil(heap.length / 3);
  const [first, last] = [Math.min(...heap.slice(third, 2 * third)), Math.min(...heap.slice(2 * third))];
  const most = MOST_HEAP_MB[host];
  note({
    what: "heap, second and last third of the load",
    host,
    figure: `${first} → ${last} MB in use, ${Math.max(...resident)} MB resident`,
    bound: `not a quarter more${most === Infinity ? "" : `, ${most} MB at most`}`,
    isMet: last <= first * 1.25 + 10 && last <= most,
  });
}

/** The property tests of `npm test` with many more values. */
async function fuzz(): Promise<void> {
  const times = Math.max(1, Math.round(200 * share));
  const env = { ...process.env, SEED: String(seed), FUZZ_TIMES: String(times) };
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--testTimeout", "600000", "tests/fuzz"];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  const code = await new Promise((resolve) => child.on("exit", resolve));
  if (code !== 0) console.log(output.slice(-10_000));
  note({
    what: "generated values",
    host: "both",
    figure: `${times} times those of npm test`,
    bound: "all hold",
    isMet: code === 0,
  });
}

say(`soaking for ${minutes} minutes, SEED=${seed}`);
const folder = mkdtempSync(join(tmpdir(), "bijli-soak-"));
const backend = await openBackend();
const counter = await startOrderCounter((email) => backend.ordersOf(email));
try {
  for (const host of hosts) await placeOrders(host, backend.endpoint, counter.url);
  await fuzz();
  let requests = 0;
  for (const [nth, host] of hosts.entries()) {
    const watched = await open(host, backend.endpoint, folder);
    // The rest takes about two of thirty minutes.
    const left = (end - Date.now()) / (hosts.length - nth) - 120_000 * share;
    requests += await load(host, watched, Math.max(left, 240_000 * share));
    await leaveDownloads(host, watched);
    await leaveUnread(host, watched);
    await watched.close();
  }
  requests += hosts.length * (LEFT + UNREAD);
  const bound = `${REQUESTS} at least`;
  note({
    what: "requests in all",
    host: "both",
    figure: String(requests),
    bound,
    isMet: requests >= REQUESTS,
  });
} finally {
  await counter.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${tableOf(rows)}\n\nSEED=${seed} SOAK_MINUTES=${minutes} npm run soak`);
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1);
