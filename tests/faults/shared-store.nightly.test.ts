import { afterAll, beforeAll, inject, test } from "vitest";
import { pressAtBoth } from "../support/redis/press-at-both.ts";
import { openRedis, type RedisServer } from "../support/redis/redis-server.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";

let redis: RedisServer;
let shops: readonly OpenShop[];
const origins = () => [shops[0]?.origin ?? "", shops[1]?.origin ?? ""] as const;
beforeAll(async () => {
  redis = await openRedis();
  const settings = { LOG_LEVEL: "silent", SHARED_STORE_URL: redis.url };
  shops = await Promise.all([0, 1].map(() => openShop("node", inject("endpoint"), settings)));
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await redis.stop();
});

test("of 300 purchases pressed at two processes at once none is doubled and none is without its number", async () => {
  for (let nth = 0; nth < 300; nth += 1) await pressAtBoth(origins());
}, 900_000);
