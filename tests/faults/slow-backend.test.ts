import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { openGate } from "../support/shop/gate.ts";
import { openShop } from "../support/shop/hosts.ts";

test("a backend that never answers is given up after 20 seconds", async () => {
  const gate = await openGate(inject("endpoint"));
  const shop = await openShop("node", gate.endpoint, { LOG_LEVEL: "silent" });
  try {
    gate.conduct("hang");
    const shopper = new Browserless(shop.origin);
    const start = performance.now();
    await shopper.expecting(503).goto("/");
    const seconds = (performance.now() - start) / 1000;
    expect(seconds).toBeGreaterThan(15);
    expect(seconds).toBeLessThan(27);
    await shopper.sees("An error occurred");
  } finally {
    await shop.stop();
    await gate.close();
  }
});
