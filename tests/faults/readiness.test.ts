import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { holdRequests } from "../support/shop/backend-proxy.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

describe.each(hosts)("readiness: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent" }, { beforeStart: (proxy) => proxy.behave("break") });

  const statusOf = async (path: string) => (await new Browserless(shop.origin).send(path)).status;

  test("follows the state of the backend, also after a start without it", async () => {
    expect([await statusOf("/readyz"), await statusOf("/healthz")]).toEqual([503, 200]);
    proxy.behave("pass");
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(200);
    proxy.behave({ status: 503, body: "<h1>Maintenance</h1>" });
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(503);
    expect(await statusOf("/healthz")).toBe(200);
  });

  test("answers a hundred probes with few requests to the backend", async () => {
    proxy.behave("pass");
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(200);
    proxy.takeRequests(/./);
    for (let probe = 0; probe < 100; probe += 1) await statusOf("/readyz");
    expect(proxy.takeRequests(/Reachable/).length).toBeLessThan(10);
  });

  test("asks a slow backend no more often", async () => {
    proxy.behave("pass");
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(200);
    proxy.takeRequests(/./);
    const held = holdRequests(/Reachable/);
    proxy.behave(held.decide);
    let isAsked = false;
    void held.received.then(() => (isAsked = true));
    const asking = (async () => {
      while (!isAsked) await statusOf("/readyz");
    })();
    await held.received;
    await Promise.all(Array.from({ length: 20 }, () => statusOf("/readyz")));
    expect(proxy.takeRequests(/Reachable/).length).toBeLessThan(10);
    held.release();
    await asking;
  });
});
