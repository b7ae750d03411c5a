import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Log } from "~/lib/server/protection/log.server";
import { openRedisCluster } from "../../../tests/support/redis/redis-cluster";
import { openTcpProxy, type TcpProxy } from "../../../tests/support/redis/tcp-proxy";
import { openRedis, type RedisServer } from "../../../tests/support/redis/redis-server";
import { openRedisStore } from "./redis-store";

let redis: RedisServer;
let line: TcpProxy;
let open: { close(): void }[] = [];
beforeAll(async () => {
  redis = await openRedis();
  line = await openTcpProxy(redis.port);
});
afterEach(() => {
  for (const store of open) store.close();
  open = [];
  line.restore();
  line.delay(0);
});
afterAll(async () => {
  await line.close();
  await redis.stop();
});

/** Uses the store: on a busy machine the first probe may be too slow. */
async function openProcess(port = redis.port, user = "") {
  const store = await openAt(`redis://${user}127.0.0.1:${port}`);
  await vi.waitFor(() => expect(store.isDegraded()).toBe(false), healed);
  return store;
}

async function openAt(url: string) {
  const logged: string[] = [];
  const purged: (string | undefined)[] = [];
  const switched: (number | null)[] = [];
  const log: Log = (level, event) => void logged.push(`${level}: ${event}`);
  const store = await openRedisStore({
    ...{ url, log, release: "a" },
    onPurge: (tag) => void purged.push(tag),
    onMaintenance: (retryAfter) => void switched.push(retryAfter),
  });
  open.push(store);
  return { ...store, logged, purged, switched };
}

const DOWN = "error: the shared store is down or slow, this process works alone";
const UP = "info: the shared store is used again";
const key = () => crypto.randomUUID();
const soon = { timeout: 1_000, interval: 10 };
const healed = { timeout: 8_000, interval: 50 };

test("of a thousand attempts in two processes, fifty at a time, exactly ten are within the limit", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  const account = key();
  const counts: number[] = [];
  for (let wave = 0; wave < 20; wave += 1) {
    const tries = Array.from({ length: 50 }, (_, nth) => (nth % 2 === 0 ? one : other).attempts.count(account));
    counts.push(...(await Promise.all(tries)));
  }
  expect(counts.filter((count) => count <= 10)).toHaveLength(10);
  expect(new Set(counts).size).toBe(1_000);
  expect([one.isDegraded(), other.isDegraded()]).toEqual([false, false]);
});

test("an attempt that is taken back, or forgotten, does not count in another process", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  const account = key();
  for (let nth = 0; nth < 3; nth += 1) await one.attempts.count(account);
  await other.attempts.uncount(account);
  expect(await other.attempts.count(account)).toBe(3);
  await one.attempts.reset(account);
  expect(await other.attempts.count(account)).toBe(1);
  for (let nth = 0; nth < 3; nth += 1) await one.attempts.uncount(account);
  expect(await one.attempts.count(account)).toBe(1);
});

test("a purge reaches the other process within a second, with its tag", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  await one.purge("catalog");
  await vi.waitFor(() => expect(other.purged).toEqual(["catalog"]), soon);
  await one.purge(undefined);
  await vi.waitFor(() => expect(other.purged).toEqual(["catalog", undefined]), soon);
});

test.each(["close", "silence"] as const)(
  "a process that was cut off (%s) hears of a purge when it is back",
  async (how) => {
    const [one, cutOff] = [await openProcess(), await openProcess(line.port)];
    line.cut(how);
    await vi.waitFor(() => expect(cutOff.isDegraded()).toBe(true), healed);
    await one.purge("catalog");
    expect(cutOff.purged).toEqual([]);
    line.restore();
    await vi.waitFor(() => expect(cutOff.purged).toEqual([undefined]), healed);
    await vi.waitFor(() => expect(cutOff.isDegraded()).toBe(false), healed);
    expect(cutOff.logged).toEqual([DOWN, UP]);
  },
);

test("a purge of a process that is cut off reaches the others once it is back", async () => {
  const [one, cutOff] = [await openProcess(), await openProcess(line.port)];
  line.cut("close");
  await cutOff.purge("catalog");
  expect(one.purged).toEqual([]);
  line.restore();
  await vi.waitFor(() => expect(one.purged).not.toEqual([]), healed);
});

test("a process that was away for several purges drops everything, once", async () => {
  const [one, cutOff] = [await openProcess(), await openProcess(line.port)];
  line.cut("close");
  await vi.waitFor(() => expect(cutOff.isDegraded()).toBe(true), healed);
  for (const tag of ["catalog", "store", "content"]) await one.purge(tag);
  line.restore();
  await vi.waitFor(() => expect(cutOff.isDegraded()).toBe(false), healed);
  expect(cutOff.purged).toEqual([undefined]);
});

test("a purge empties the cached answers of all processes", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  await (await one.readCache.open("menu", 0)).save({ value: "old", readAt: 1 }, 60_000);
  expect((await other.readCache.open("menu", 0)).cached?.value).toBe("old");
  await other.purge("catalog");
  await vi.waitFor(async () => expect((await one.readCache.open("menu", 0)).cached).toBeNull(), soon);
});

test("the switch puts all processes into maintenance, also one that is cut off then, and out of it again", async () => {
  const [one, other] = [await openProcess(), await openProcess(line.port)];
  const operator = await createClient({ url: redis.url }).connect();
  try {
    expect([one.maintenance(), other.maintenance()]).toEqual([null, null]);
    await operator.set("{bijli}:maintenance", "900", { expiration: { type: "EX", value: 60 } });
    await vi.waitFor(() => expect([one.maintenance(), other.maintenance()]).toEqual([900, 900]), soon);
    line.cut("close");
    await vi.waitFor(() => expect(other.isDegraded()).toBe(true), healed);
    expect(other.maintenance()).toBe(900);
    line.restore();
    await operator.del("{bijli}:maintenance");
    await vi.waitFor(() => expect([one.maintenance(), other.maintenance()]).toEqual([null, null]), healed);
    expect([one.switched, other.switched]).toEqual([
      [900, null],
      [900, null],
    ]);
    await operator.set("{bijli}:maintenance", "soon", { expiration: { type: "EX", value: 60 } });
    await vi.waitFor(() => expect(one.maintenance()).toBe(600), soon);
  } finally {
    await operator.del("{bijli}:maintenance");
    operator.destroy();
  }
});

test("a store that is slow costs one shopper a moment, then nobody, until it is quick again", async () => {
  const { attempts, isDegraded, logged } = await openProcess(line.port);
  line.delay(120);
  await vi.waitFor(() => expect(isDegraded()).toBe(true), healed);
  const begunAt = performance.now();
  expect(await attempts.count(key())).toBe(1);
  expect(performance.now() - begunAt).toBeLessThan(20);
  line.delay(0);
  await vi.waitFor(() => expect(isDegraded()).toBe(false), healed);
  expect(logged).toEqual([DOWN, UP]);
});

test("a store that is down at the start, or restarted with nothing in it, is used once it is there", async () => {
  await redis.stop();
  const { attempts, isDegraded, logged, purged } = await openAt(redis.url);
  expect([isDegraded(), await attempts.count("a"), await attempts.count("a")]).toEqual([true, 1, 2]);
  await redis.start();
  await vi.waitFor(() => expect(isDegraded()).toBe(false), healed);
  expect(await attempts.count("a")).toBe(1);
  await redis.stop();
  expect(await attempts.count("a")).toBe(3);
  await redis.start();
  await vi.waitFor(() => expect(isDegraded()).toBe(false), healed);
  expect(logged).toEqual([DOWN, UP, DOWN, UP]);
  expect(purged).toEqual([]);
});

test("a store with a password is used with it, and not without", async () => {
  const guarded = await openRedis("--requirepass", "lantern");
  try {
    const known = await openProcess(guarded.port, ":lantern@");
    const other = await openAt(`redis://:guess@127.0.0.1:${guarded.port}`);
    expect([known.isDegraded(), other.isDegraded()]).toEqual([false, true]);
    expect(other.logged).toEqual([DOWN]);
  } finally {
    await guarded.stop();
  }
});

test("a cluster has all that a server has", async () => {
  const cluster = await openRedisCluster(1);
  try {
    const [one, other] = [await openAt(cluster.url), await openAt(cluster.url)];
    expect([await one.attempts.count("a"), await other.attempts.count("a")]).toEqual([1, 2]);
    await one.attempts.uncount("a");
    expect(await one.attempts.count("a")).toBe(2);
    await other.attempts.reset("a");
    expect(await one.attempts.count("a")).toBe(1);
    expect(await one.values.claim("order", "mine", 60_000)).toBeNull();
    expect(await other.values.claim("order", "also mine", 60_000)).toBe("mine");
    await one.values.set("order", "000000001", 60_000);
    expect(await other.values.get("order")).toBe("000000001");
    await one.values.delete("order", "000000001");
    expect(await other.values.get("order")).toBeNull();
    await (await one.readCache.open("menu", 0)).save({ value: "old", readAt: 1 }, 60_000);
    expect((await other.readCache.open("menu", 0)).cached?.value).toBe("old");
    await one.purge("catalog");
    await vi.waitFor(() => expect(other.purged).toEqual(["catalog"]), soon);
    expect((await other.readCache.open("menu", 0)).cached).toBeNull();
    expect([one.logged, other.logged]).toEqual([[], []]);
  } finally {
    await cluster.stop();
  }
});

test("a store that is full counts as down", async () => {
  const full = await openRedis("--maxmemory", "1", "--maxmemory-policy", "noeviction");
  try {
    const { attempts, isDegraded } = await openAt(full.url);
    expect(isDegraded()).toBe(true);
    expect([await attempts.count("a"), await attempts.count("a")]).toEqual([1, 2]);
  } finally {
    await full.stop();
  }
});
