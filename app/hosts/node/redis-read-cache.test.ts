import { createClient, type RedisClientType } from "@redis/client";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openRedis, type RedisServer } from "../../../tests/support/redis/redis-server";
import { connectToRedis, type RedisConnection } from "./redis-connection";
import { createRedisReadCache } from "./redis-read-cache";

let redis: RedisServer;
let operator: RedisClientType;
let connection: RedisConnection;
beforeAll(async () => {
  redis = await openRedis();
  operator = createClient({ url: redis.url });
  await operator.connect();
  connection = await connectToRedis({
    ...{ url: redis.url, log: () => undefined, channel: "test", onMessage: () => undefined },
    probe: async (client) => void (await client.get("generation")),
  });
});
afterEach(() => operator.flushAll());
afterAll(async () => {
  operator.destroy();
  connection.close();
  await redis.stop();
});

function openProcess(options: { release?: string; generation?: number; maxBytes?: number } = {}) {
  const { release = "a", generation = 0, maxBytes } = options;
  return createRedisReadCache({
    ...{ run: connection.run, release, generationKey: "generation", generation: () => generation },
    ...(maxBytes && { maxBytes }),
  });
}

const DAY = 24 * 3_600_000;

test("returns another process's answer when it is recent and of the same release", async () => {
  const menu = await openProcess().open("menu", 0);
  expect(menu.cached).toBeNull();
  await menu.save({ value: [{ name: "मोबाइल", price: null }], readAt: 7.5 }, DAY);
  const found = await openProcess().open("menu", 0);
  expect(found.cached).toEqual({ value: [{ name: "मोबाइल", price: null }], readAt: 7.5 });
  expect((await openProcess().open("menu", 7.5)).cached).toBeNull();
  expect((await openProcess({ release: "b" }).open("menu", 0)).cached).toBeNull();
});

test("a second process waits for the answer that the first one reads", async () => {
  const first = await openProcess().open("menu", 0);
  const second = openProcess().open("menu", 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await first.save({ value: "read once", readAt: 1 }, DAY);
  expect((await second).cached?.value).toBe("read once");
});

test("a waiting process reads on its own when the first one abandons or is slow", async () => {
  const first = await openProcess().open("menu", 0);
  const second = openProcess().open("menu", 0);
  await first.abandon?.();
  const startedAt = performance.now();
  expect((await second).cached).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(500);
  expect((await openProcess().open("menu", 0)).cached).toBeNull();
  expect(performance.now() - startedAt).toBeGreaterThan(900);
});

test("does not cache an answer that was requested before a purge", async () => {
  const before = await openProcess().open("menu", 0);
  await operator.set("generation", "5");
  await before.save({ value: "old", readAt: 1 }, DAY);
  expect((await openProcess({ generation: 0 }).open("menu", 0)).cached).toBeNull();
  const after = await openProcess({ generation: 5 }).open("menu", 0);
  await after.save({ value: "new", readAt: 2 }, DAY);
  expect((await openProcess({ generation: 5 }).open("menu", 0)).cached?.value).toBe("new");
});

test("cached answers stay below the size limit, and every key expires", async () => {
  const answers = openProcess({ maxBytes: 1_000 });
  for (let nth = 0; nth < 30; nth += 1) {
    await (await answers.open(`page ${nth}`, 0)).save({ value: "x".repeat(100), readAt: 1 }, DAY);
    const sizes = await operator.hVals("bijli:answers:a:0");
    expect(sizes.join("").length).toBeLessThan(1_010);
  }
  expect((await answers.open("page 29", 0)).cached).not.toBeNull();
  await (await answers.open("huge", 0)).save({ value: "x".repeat(300_000), readAt: 1 }, DAY);
  await vi.waitFor(async () => expect((await answers.open("huge", 0)).cached).toBeNull());
  const keys = await operator.keys("*");
  expect(keys).toContain("bijli:answers:a:0");
  for (const key of keys) expect(await operator.pTTL(key), key).toBeGreaterThan(0);
});
