import { afterEach, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submitToBoth } from "../support/store/submit-to-both.ts";
import { openRedis, openSentinel } from "../support/redis/redis-server.ts";
import { freePort, openShop } from "../support/shop/hosts.ts";
import { placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

test("two processes share sentinels, of which the first is down, also after the master has stopped", async () => {
  const master = await openRedis();
  const replica = await openRedis("--replicaof", "127.0.0.1", String(master.port));
  const sentinel = await openSentinel("shop", master);
  closing.push(master.stop, replica.stop, sentinel.stop);
  const hosts = [await freePort(), sentinel.port].map((port) => `127.0.0.1:${port}`);
  const settings = { LOG_LEVEL: "info", SHARED_STORE_URL: `redis+sentinel://${hosts.join(",")}/shop`, PURGE_SECRET };
  const shops = await Promise.all([0, 1].map(() => openShop("node", inject("endpoint"), settings)));
  closing.push(...shops.map(({ stop }) => stop));
  const [first, second] = [shops[0]?.origin ?? "", shops[1]?.origin ?? ""];
  const readiness = () =>
    Promise.all(
      [first, second].map(async (origin) => String((await new Browserless(origin).send("/readyz")).body).trim()),
    );
  const isCached = async () => (await new Browserless(second).send("/")).headers["server-timing"] === "cached";
  const sharesAll = async () => {
    expect(await readiness()).toEqual(["ready", "ready"]);
    await submitToBoth([first, second]);
    await expect.poll(isCached).toBe(true);
    await purge(first);
    await expect.poll(isCached, { timeout: 1_000 }).toBe(false);
  };

  await sharesAll();
  await master.stop();
  const shopper = new Browserless(first);
  await addPhoneToCart(shopper);
  await goToPayment(shopper);
  expect(await placeOrder(shopper)).toMatch(/\d/);
  await expect.poll(readiness, { timeout: 30_000 }).toEqual(["ready", "ready"]);
  for (const { said } of shops)
    expect(said()).toMatch(/the shared store does not answer[^]*the shared store is used again/);
  await sharesAll();
});
