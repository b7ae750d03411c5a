import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { openGate, type Gate } from "../support/shop/gate.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";

describe.each(hosts)("whether shoppers may be sent here: %s", (host) => {
  let gate: Gate;
  let shop: OpenShop;
  beforeAll(async () => {
    gate = await openGate(inject("endpoint"));
    gate.conduct("break");
    shop = await openShop(host, gate.endpoint, { LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await shop.stop();
    await gate.close();
  });

  const statusOf = async (path: string) => (await new Browserless(shop.origin).send(path)).status;

  test("not while the backend is down, also when the shop was started without it; then again", async () => {
    expect([await statusOf("/readyz"), await statusOf("/healthz")]).toEqual([503, 200]);
    gate.conduct("pass");
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(200);
    gate.conduct({ status: 503, body: "<h1>Maintenance</h1>" });
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(503);
    expect(await statusOf("/healthz")).toBe(200);
  });

  test("a hundred probes are few questions to the backend", async () => {
    gate.conduct("pass");
    await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(200);
    gate.asked(/./);
    for (let probe = 0; probe < 100; probe += 1) await statusOf("/readyz");
    expect(gate.asked(/Reachable/).length).toBeLessThan(10);
  });
});
