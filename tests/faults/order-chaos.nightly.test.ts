import { describe, expect, inject, test } from "vitest";
import { disturb } from "../support/order-journeys/disturb.ts";
import { openShopUnderTest, runJourneys, runOfEnvironment } from "../support/order-journeys/run-journeys.ts";
import { openRedis } from "../support/redis/redis-server.ts";
import { openTcpProxy } from "../support/redis/tcp-proxy.ts";
import { openShop } from "../support/shop/hosts.ts";

/** An order under check is reported as not placed after a minute. */
const CHECKED_FOR_MS = 61_000;

interface Place {
  readonly host: "node" | "workerd";
  readonly purchases: number;
  readonly processes: 1 | 2;
  readonly sharesRedis: boolean;
  /** Processes are killed, and Redis is cut. */
  readonly isDisturbed: boolean;
}

const PLACES: Readonly<Record<string, Place>> = {
  "one Node process": { host: "node", purchases: 50, processes: 1, sharesRedis: false, isDisturbed: false },
  "two Node processes with Redis": { host: "node", purchases: 70, processes: 2, sharesRedis: true, isDisturbed: false },
  "one Node process that is killed": {
    host: "node",
    purchases: 50,
    processes: 1,
    sharesRedis: false,
    isDisturbed: true,
  },
  "two that are killed, with Redis cut": {
    host: "node",
    purchases: 80,
    processes: 2,
    sharesRedis: true,
    isDisturbed: true,
  },
  "two isolates of a worker": { host: "workerd", purchases: 50, processes: 2, sharesRedis: false, isDisturbed: false },
};

/**
 * 300 purchases while a second tab of the same browser changes the cart, with every fault of the
 * order journeys. `SEED=… JOURNEY=…` repeats one; CHAOS multiplies their number. A kill meets
 * whoever is on the way at that moment, so it does not repeat.
 */
describe.each(Object.entries(PLACES))("orders with a second tab and faults of everything: %s", (name, place) => {
  const { host, purchases, processes, sharesRedis, isDisturbed } = place;
  test("none is lost, double, unagreed or untrue", { timeout: 3_600_000 }, async () => {
    const times = Number(process.env["CHAOS"] ?? 1);
    const before = Object.values(PLACES).slice(0, Object.keys(PLACES).indexOf(name));
    const skip = before.reduce((sum, one) => sum + Math.ceil(one.purchases * times), 0);
    const run = runOfEnvironment(Math.ceil(purchases * times));
    const redis = sharesRedis ? await openRedis() : null;
    const store = redis && (await openTcpProxy(redis.port));
    const settings = store ? { SHARED_STORE_URL: `redis://127.0.0.1:${store.port}` } : {};
    const { place, proxy, opened, close } = await openShopUnderTest(host, {
      endpoint: inject("endpoint"),
      orderCounter: inject("orderCounter"),
      processes,
      checkedForMs: CHECKED_FOR_MS,
      settings,
    });
    const restart = (port: string) => openShop(host, proxy.endpoint, { LOG_LEVEL: "silent", ...settings, PORT: port });
    const disturber = isDisturbed ? disturb(run.seed, { shops: opened, restart, store }) : null;
    try {
      const { walked, findings } = await runJourneys(
        { ...place, ...(disturber && { disturbances: disturber.count }) },
        { ...run, skip, hasSecondTab: true, atOnce: 6 },
      );
      const total = (of: (one: (typeof walked)[number]) => number) => walked.reduce((sum, one) => sum + of(one), 0);
      console.log(
        `${name}: SEED=${run.seed}, ${walked.length} purchases, ${total(({ orders }) => orders)} orders, ` +
          `${total(({ unagreed }) => unagreed)} not as agreed and said so, ${disturber?.count() ?? 0} kills and cuts`,
      );
      expect(findings.join("\n")).toBe("");
      expect(total(({ orders }) => orders)).toBeGreaterThan(walked.length / 2);
    } finally {
      await disturber?.stop();
      await close();
      await store?.close();
      await redis?.stop();
    }
  });
});
