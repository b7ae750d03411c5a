import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { pressAtBoth } from "../support/redis/press-at-both.ts";
import { openRedis, type RedisServer } from "../support/redis/redis-server.ts";
import { type Collector, openCollector } from "../support/shop/collector.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";

const PURGE_SECRET = "a secret of this test that is long enough";
let redis: RedisServer;
let collector: Collector;
let shops: readonly OpenShop[];
const origins = () => [shops[0]?.origin ?? "", shops[1]?.origin ?? ""] as const;
beforeAll(async () => {
  [redis, collector] = await Promise.all([openRedis(), openCollector()]);
  const settings = { ...collector.settings, LOG_LEVEL: "silent", SHARED_STORE_URL: redis.url, PURGE_SECRET };
  shops = await Promise.all([0, 1].map(() => openShop("node", inject("endpoint"), settings)));
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await redis.stop();
  await collector.close();
});

test("of 20 purchases pressed at two processes at once none is doubled, without its number, or counted twice", async () => {
  for (let nth = 0; nth < 20; nth += 1) await pressAtBoth(origins());
  const counted = () => collector.events().filter(({ name }) => name === "purchase");
  await expect.poll(() => counted().length).toBe(20);
  expect(new Set(counted().map(({ params }) => params["transaction_id"])).size).toBe(20);
});

test("a purge at one process drops the cached page of the other within a second", async () => {
  const [first, second] = origins();
  const isCached = async () => (await new Browserless(second).send("/")).headers["server-timing"] === "cached";
  await expect.poll(isCached).toBe(true);
  const headers = { authorization: `Bearer ${PURGE_SECRET}` };
  expect((await new Browserless(first).send("/cache-invalidate", { method: "POST", headers })).status).toBe(204);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await isCached()).toBe(false);
});

test("without its store the shop goes on, and says so to those who run it; then it uses it again", async () => {
  const readiness = async () => {
    const { status, body } = await new Browserless(origins()[0]).send("/readyz");
    return `${status} ${body}`.trim();
  };
  await redis.stop();
  await expect.poll(readiness, { timeout: 10_000 }).toMatch(/^200 degraded/);
  expect((await new Browserless(origins()[0]).send("/")).status).toBe(200);
  await redis.start();
  await expect.poll(readiness, { timeout: 10_000 }).toBe("200 ready");
  await pressAtBoth(origins());
});
