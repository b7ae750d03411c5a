import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { isFullMatrix } from "../support/modes.ts";
import { seesHoldAtOther, submitToBoth } from "../support/store/submit-to-both.ts";
import { type Collector, openCollector } from "../support/shop/collector.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { switchMaintenance } from "../support/store/switch-maintenance.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

/**
 * What `shared-store.test.ts` shows for processes with Redis, for isolates of a worker with its
 * Durable Objects.
 */
const PURCHASES = isFullMatrix ? 20 : 4;
const MAINTENANCE_SECRET = "another secret of this test that is long enough";
let collector: Collector;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());
const { shops, proxy } = withOwnShop(
  "workerd",
  () => ({ ...collector.settings, LOG_LEVEL: "silent", PURGE_SECRET, MAINTENANCE_SECRET }),
  { count: 2 },
);
const origins = () => [shops[0]?.origin ?? "", shops[1]?.origin ?? ""] as const;
beforeEach(() => proxy.behave("pass"));

test(`${PURCHASES} purchases submitted to two isolates at once are placed and counted once each`, async () => {
  for (let nth = 0; nth < PURCHASES; nth += 1) await submitToBoth(origins());
  const counted = () => collector.events().filter(({ name }) => name === "purchase");
  await expect.poll(() => counted().length).toBe(PURCHASES);
  expect(new Set(counted().map(({ params }) => params["transaction_id"])).size).toBe(PURCHASES);
});

test("the other isolate shows the hold while an order is placed", () => seesHoldAtOther(origins(), proxy));

test("a purge at one isolate makes the other ask the backend again within five seconds", async () => {
  const [first, second] = origins();
  const asks = async () => {
    proxy.takeRequests(/./);
    await new Browserless(second).send("/about-us");
    return proxy.takeRequests(/ContentPage|CmsPage|cmsPage/).length;
  };
  await expect.poll(asks).toBe(0);
  await purge(first);
  await expect.poll(asks, { timeout: 6_000 }).toBeGreaterThan(0);
});

test("the operator switches maintenance of both isolates without a release", () =>
  switchMaintenance(origins(), MAINTENANCE_SECRET));
