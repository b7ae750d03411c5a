import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Log } from "~/lib/server/protection/log.server";
import { openTcpProxy, type TcpProxy } from "../../../tests/support/redis/tcp-proxy";
import { openRedis, type RedisServer } from "../../../tests/support/redis/redis-server";
import { openRedisStore } from "./redis-store";

let redis: RedisServer;
let proxy: TcpProxy;
let open: { close(): void }[] = [];
beforeAll(async () => {
  redis = await openRedis();
  proxy = await openTcpProxy(redis.port);
});
afterEach(() => {
  for (const store of open) store.close();
  open = [];
  proxy.restore();
  proxy.delay(0);
});
afterAll(async () => {
  await proxy.close();
  await redis.stop();
});

/** Waits until the store is used: on a busy machine the first probe may be too slow. */
async function openProcess(port = redis.port, user = "", secrets = ["a"]) {
  const store = await openAt(`redis://${user}127.0.0.1:${port}`, secrets);
  await vi.waitFor(() => expect(store.isDegraded()).toBe(false), recovered);
  return store;
}

async function openAt(url: string, secrets = ["a"]) {
  const logged: string[] = [];
  const purged: (string | undefined)[] = [];
  const switched: (number | null)[] = [];
  const log: Log = (level, event) => void logged.push(`${level}: ${event}`);
  const store = await openRedisStore({
    ...{ url, log, release: "a", secrets },
    onPurge: (tag) => void purged.push(tag),
    onMaintenance: (retryAfter) => void switched.push(retryAfter),
  });
  open.push(store);
  return { ...store, logged, purged, switched };
}

const DOWN = "error: the shared store does not answer, this process works alone";
const UP = "info: the shared store is used again";
const key = () => crypto.randomUUID();
const soon = { timeout: 1_000, interval: 10 };
const recovered = { timeout: 8_000, interval: 50 };

test("counts a thousand attempts in two processes exactly, fifty at a time", async () => {
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

test("a purge reaches the other process within a second, with its tag", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  await one.purge("catalog");
  await vi.waitFor(() => expect(other.purged).toEqual(["catalog"]), soon);
  await one.purge(undefined);
  await vi.waitFor(() => expect(other.purged).toEqual(["catalog", undefined]), soon);
});

test.each(["close", "silence"] as const)(
  "a disconnected process (%s) receives a purge once it reconnects",
  async (how) => {
    const [one, disconnected] = [await openProcess(), await openProcess(proxy.port)];
    proxy.cut(how);
    await vi.waitFor(() => expect(disconnected.isDegraded()).toBe(true), recovered);
    await one.purge("catalog");
    expect(disconnected.purged).toEqual([]);
    proxy.restore();
    await vi.waitFor(() => expect(disconnected.purged).toEqual([undefined]), recovered);
    await vi.waitFor(() => expect(disconnected.isDegraded()).toBe(false), recovered);
    expect(disconnected.logged).toEqual([DOWN, UP]);
  },
);

test("a purge by a disconnected process reaches the others once it reconnects", async () => {
  const [one, disconnected] = [await openProcess(), await openProcess(proxy.port)];
  proxy.cut("close");
  await disconnected.purge("catalog");
  expect(one.purged).toEqual([]);
  proxy.restore();
  await vi.waitFor(() => expect(one.purged).not.toEqual([]), recovered);
});

test("a process that missed several purges purges everything once", async () => {
  const [one, disconnected] = [await openProcess(), await openProcess(proxy.port)];
  proxy.cut("close");
  await vi.waitFor(() => expect(disconnected.isDegraded()).toBe(true), recovered);
  for (const tag of ["catalog", "store", "content"]) await one.purge(tag);
  proxy.restore();
  await vi.waitFor(() => expect(disconnected.isDegraded()).toBe(false), recovered);
  expect(disconnected.purged).toEqual([undefined]);
});

test("a purge clears the cached answers of all processes", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  await (await one.readCache.open("menu", 0)).save({ value: "old", readAt: 1 }, 60_000);
  expect((await other.readCache.open("menu", 0)).cached?.value).toBe("old");
  await other.purge("catalog");
  await vi.waitFor(async () => expect((await one.readCache.open("menu", 0)).cached).toBeNull(), soon);
});

test("switches maintenance on and off in all processes, also after a disconnection", async () => {
  const [one, other] = [await openProcess(), await openProcess(proxy.port)];
  const operator = await createClient({ url: redis.url }).connect();
  try {
    expect([one.maintenance(), other.maintenance()]).toEqual([null, null]);
    await operator.set("bijli:maintenance", "900", { expiration: { type: "EX", value: 60 } });
    await vi.waitFor(() => expect([one.maintenance(), other.maintenance()]).toEqual([900, 900]), soon);
    proxy.cut("close");
    await vi.waitFor(() => expect(other.isDegraded()).toBe(true), recovered);
    expect(other.maintenance()).toBe(900);
    proxy.restore();
    await operator.del("bijli:maintenance");
    await vi.waitFor(() => expect([one.maintenance(), other.maintenance()]).toEqual([null, null]), recovered);
    expect([one.switched, other.switched]).toEqual([
      [900, null],
      [900, null],
    ]);
    await operator.set("bijli:maintenance", "soon", { expiration: { type: "EX", value: 60 } });
    await vi.waitFor(() => expect(one.maintenance()).toBe(600), soon);
  } finally {
    await operator.del("bijli:maintenance");
    operator.destroy();
  }
});

test("uses a slow store, and waits for it", async () => {
  const { attempts, isDegraded, logged } = await openProcess(proxy.port);
  proxy.delay(400);
  const account = key();
  expect([await attempts.count(account), await attempts.count(account)]).toEqual([1, 2]);
  expect([isDegraded(), logged]).toEqual([false, []]);
});

test("a busy process does not leave the store, and still notices one that is silent", async () => {
  const [one, other] = [await openProcess(proxy.port), await openProcess()];
  const account = key();
  const until = performance.now() + 3_000;
  // As a row of rendered pages: longer than any limit of a command would bear.
  while (performance.now() < until) {
    const turn = performance.now() + 400;
    while (performance.now() < turn);
    await one.values.set(account, "held", 60_000);
    expect(await other.values.get(account)).toBe("held");
  }
  expect([one.isDegraded(), one.logged]).toEqual([false, []]);
  proxy.cut("silence");
  await vi.waitFor(() => expect(one.isDegraded()).toBe(true), recovered);
});

test("a command waits for a store that restarts", async () => {
  const { values, isDegraded } = await openProcess(proxy.port);
  proxy.cut("close");
  await vi.waitFor(() => expect(isDegraded()).toBe(true), recovered);
  setTimeout(() => proxy.restore(), 300);
  await values.set("hold", "mine", 60_000);
  expect(await values.get("hold")).toBe("mine");
});

test("uses a store that was down or restarted once it is available", async () => {
  await redis.stop();
  const { attempts, isDegraded, logged, purged } = await openAt(redis.url);
  expect([isDegraded(), await attempts.count("a"), await attempts.count("a")]).toEqual([true, 1, 2]);
  await redis.start();
  await vi.waitFor(() => expect(isDegraded()).toBe(false), recovered);
  expect(await attempts.count("a")).toBe(1);
  await redis.stop();
  expect(await attempts.count("a")).toBe(3);
  await redis.start();
  await vi.waitFor(() => expect(isDegraded()).toBe(false), recovered);
  expect(logged).toEqual([DOWN, UP, DOWN, UP]);
  expect(purged).toEqual([]);
});

test("connects to a store with a password only with the right one", async () => {
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

test("treats a full store as down", async () => {
  const full = await openRedis("--maxmemory", "1", "--maxmemory-policy", "noeviction");
  try {
    const { attempts, isDegraded } = await openAt(full.url);
    expect(isDegraded()).toBe(true);
    expect([await attempts.count("a"), await attempts.count("a")]).toEqual([1, 2]);
  } finally {
    await full.stop();
  }
});

test("processes without a common secret say so, until one has ended", async () => {
  const [one, rotating] = [await openProcess(), await openProcess(redis.port, "", ["b", "a"])];
  const other = await openProcess(redis.port, "", ["c"]);
  const answers = () => [one, rotating, other].map((store) => store.hasOtherSecrets());
  await vi.waitFor(() => expect(answers()).toEqual([true, true, true]), recovered);
  expect(one.logged).toContain("error: a process on the shared store has another SESSION_SECRET");
  other.close();
  await vi.waitFor(() => expect(answers().slice(0, 2)).toEqual([false, false]), recovered);
  expect(one.logged.filter((line) => line.includes("SESSION_SECRET"))).toHaveLength(2);
});
