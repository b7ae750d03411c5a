import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { isFullMatrix, nightlyTest } from "../support/modes.ts";
import { seesHoldAtOther, submitToBoth } from "../support/store/submit-to-both.ts";
import { openRedis, type RedisServer } from "../support/redis/redis-server.ts";
import { type Collector, openCollector } from "../support/shop/collector.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { switchMaintenance } from "../support/store/switch-maintenance.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

const PURCHASES = isFullMatrix ? 20 : 8;
const MAINTENANCE_SECRET = "another secret of this test that is long enough";
let redis: RedisServer;
let collector: Collector;
beforeAll(async () => {
  [redis, collector] = await Promise.all([openRedis(), openCollector()]);
});
afterAll(async () => {
  await redis.stop();
  await collector.close();
});
const settings = () => ({
  ...collector.settings,
  ...{ PURGE_SECRET, MAINTENANCE_SECRET, LOG_LEVEL: "silent", SHARED_STORE_URL: redis.url },
});
const { shops, proxy } = withOwnShop("node", settings, { count: 2 });
const origins = () => [shops[0]?.origin ?? "", shops[1]?.origin ?? ""] as const;

const openOne = (more: Record<string, string> = {}): Promise<OpenShop> =>
  openShop("node", proxy.endpoint, { ...settings(), ...more });

test(`${PURCHASES} purchases submitted to two processes at once are placed and counted once each`, async () => {
  for (let nth = 0; nth < PURCHASES; nth += 1) await submitToBoth(origins());
  const counted = () => collector.events().filter(({ name }) => name === "purchase");
  await expect.poll(() => counted().length).toBe(PURCHASES);
  expect(new Set(counted().map(({ params }) => params["transaction_id"])).size).toBe(PURCHASES);
});

test("a purge at one process clears the cached page of the other within a second", async () => {
  const [first, second] = origins();
  const isCached = async () => (await new Browserless(second).send("/")).headers["server-timing"] === "cached";
  await expect.poll(isCached).toBe(true);
  await purge(first);
  await expect.poll(isCached, { timeout: 1_000, interval: 50 }).toBe(false);
});

test("the other process shows the hold while an order is placed", () => seesHoldAtOther(origins(), proxy));

test("a new process reads everything from the shared store", async () => {
  for (const path of ["/", "/mobiles-tablets/smartphones.html"]) await new Browserless(origins()[0]).send(path);
  proxy.takeRequests(/./);
  const third = await openOne();
  try {
    for (const path of ["/", "/mobiles-tablets/smartphones.html"])
      expect((await new Browserless(third.origin).send(path)).status).toBe(200);
    const requests = proxy.takeRequests(/./).map(({ path, body }) => decodeURIComponent(path + body));
    expect(requests.filter((question) => !/query (Reachable|OriginFilter)/.test(question))).toEqual([]);
  } finally {
    await third.stop();
  }
});

nightlyTest("answers of another program in the store fail no page and are replaced", async () => {
  const foreign = [
    "null",
    "5",
    '"text"',
    "{}",
    "[]",
    '{"value":null}',
    '{"value":{"value":{},"signature":"x"}}',
    "junk",
  ];
  const operator = await createClient({ url: redis.url }).connect();
  const paths = ["/", "/mobiles-tablets/smartphones.html", "/kestriva-aura-5g.html", "/about-us", "/login"];
  for (const path of paths) await new Browserless(origins()[0]).send(path);
  const [key = ""] = await operator.keys("bijli:answers:*");
  const before = Object.entries(await operator.hGetAll(key)).filter(([name]) => name !== "bytes");
  expect(before.length).toBeGreaterThan(foreign.length);
  const written = before.map(([name, text], nth) => {
    const body = foreign[nth % foreign.length] ?? "";
    return [name, `${body === "junk" ? "" : text.slice(0, text.indexOf(" "))} ${body}`] as const;
  });
  for (const [name, text] of written) await operator.hSet(key, name, text);
  const other = await openOne();
  try {
    for (const path of paths)
      expect([path, (await new Browserless(other.origin).send(path)).status]).toEqual([path, 200]);
    const countForeign = async () => {
      const now = await operator.hGetAll(key);
      return written.filter(([name, text]) => now[name] === text).length;
    };
    // The rest is of other tests' pages.
    await expect.poll(countForeign).toBeLessThan(written.length / 2);
  } finally {
    await other.stop();
    operator.destroy();
  }
});

nightlyTest("a process with another secret is degraded, and says so", async () => {
  const other = await openOne({ SESSION_SECRET: "another secret of a process that was set up apart" });
  const readiness = async ({ origin }: OpenShop) => (await new Browserless(origin).send("/readyz")).body.toString();
  try {
    const degraded = expect.stringContaining("degraded: another process has another SESSION_SECRET") as unknown; // vitest types it as any
    await expect
      .poll(() => Promise.all([...shops, other].map(readiness)), { timeout: 10_000 })
      .toEqual([degraded, degraded, degraded]);
  } finally {
    await other.stop();
  }
  await expect.poll(() => Promise.all(shops.map(readiness)), { timeout: 10_000 }).toEqual(["ready\n", "ready\n"]);
});

test("the operator switches maintenance of both processes without a restart", () =>
  switchMaintenance(origins(), MAINTENANCE_SECRET));

test("the shop works without its store, reports degraded and uses it again later", async () => {
  const readiness = () =>
    Promise.all(
      origins().map(async (origin) => {
        const { status, body } = await new Browserless(origin).send("/readyz");
        return `${status} ${body}`.trim();
      }),
    );
  const degraded = expect.stringMatching(/^200 degraded/) as unknown; // vitest types it as any
  await redis.stop();
  await expect.poll(readiness, { timeout: 10_000 }).toEqual([degraded, degraded]);
  expect((await new Browserless(origins()[0]).send("/")).status).toBe(200);
  await redis.start();
  await expect.poll(readiness, { timeout: 10_000 }).toEqual(["200 ready", "200 ready"]);
  await submitToBoth(origins());
});
