import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { openTcpProxy, type TcpProxy } from "../support/redis/tcp-proxy.ts";
import { submitToBoth } from "../support/store/submit-to-both.ts";
import { openRedis, type RedisServer } from "../support/redis/redis-server.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

/** Two processes; the tests disturb the second one's connection to Redis. */
let redis: RedisServer;
let line: TcpProxy;
let shops: readonly OpenShop[];
const origins = () => [shops[0]?.origin ?? "", shops[1]?.origin ?? ""] as const;
beforeAll(async () => {
  redis = await openRedis();
  line = await openTcpProxy(redis.port);
  const urls = [redis.url, `redis://127.0.0.1:${line.port}`];
  shops = await Promise.all(
    urls.map((url) => openShop("node", inject("endpoint"), { LOG_LEVEL: "info", SHARED_STORE_URL: url })),
  );
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await line.close();
  await redis.stop();
});

test("300 purchases submitted to two processes at once are placed once each, with their numbers", async () => {
  for (let nth = 0; nth < 300; nth += 1) await submitToBoth(origins());
}, 900_000);

describe("an impaired shared store", () => {
  const limitMemory = async (bytes: string) => {
    const client = await createClient({ url: redis.url }).connect();
    await client.configSet("maxmemory", bytes);
    client.destroy();
  };
  const troubles: Record<string, { begin(): unknown; end(): unknown }> = {
    "slower than 1.5 s": { begin: () => line.delay(2_000), end: () => line.delay(0) },
    "cut off without a response": { begin: () => line.cut("silence"), end: () => line.restore() },
    "cut off by a closed connection": { begin: () => line.cut("close"), end: () => line.restore() },
    full: { begin: () => limitMemory("1"), end: () => limitMemory("0") },
  };

  test.each(Object.keys(troubles))("%s: shoppers can order, and the shop recovers by itself", async (name) => {
    const trouble = troubles[name];
    const readiness = async () => String((await new Browserless(origins()[1]).send("/readyz")).body);
    const changes = () => shops[1]?.said().match(/the shared store (?:does not answer|is used again)/g)?.length ?? 0;
    const before = changes();
    await trouble?.begin();
    // From the first moment on, before the process has noticed.
    const begunAt = performance.now();
    const shopper = new Browserless(origins()[1]);
    await addPhoneToCart(shopper);
    await goToPayment(shopper);
    expect(await placeOrder(shopper)).toMatch(/\d/);
    expect(performance.now() - begunAt).toBeLessThan(20_000);
    await expect.poll(readiness, { timeout: 10_000 }).toMatch(/^degraded/);
    await trouble?.end();
    await expect.poll(readiness, { timeout: 15_000 }).toMatch(/^ready/);
    expect(changes() - before, "one line for each change of state").toBe(2);
    await submitToBoth(origins());
  });
});
