import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { eventually } from "../support/eventually.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { type BackendProxy, openBackendProxy } from "../support/shop/backend-proxy.ts";
import { type OpenShop, openShop } from "../support/shop/hosts.ts";
import { stillPlacing } from "../support/shop/still-placing.ts";
import { fillPayment } from "../support/steps/checking-out.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

async function withProxy(walk: (proxy: BackendProxy, shop: OpenShop) => Promise<void>): Promise<void> {
  const proxy = await openBackendProxy(inject("endpoint"));
  const shop = await openShop("node", proxy.endpoint, { LOG_LEVEL: "silent" });
  try {
    await walk(proxy, shop);
  } finally {
    await shop.stop();
    await proxy.close();
  }
}

async function takesTheTimeout(work: Promise<void>): Promise<void> {
  const start = performance.now();
  await work;
  const seconds = (performance.now() - start) / 1000;
  expect(seconds).toBeGreaterThan(15);
  expect(seconds).toBeLessThan(27);
}

// Concurrent, because both wait for the timeout.
describe.concurrent("a slow backend", () => {
  test("a request that is never answered times out after 20 seconds", () =>
    withProxy(async (proxy, { origin }) => {
      proxy.behave("hang");
      const shopper = new Browserless(origin);
      await takesTheTimeout(shopper.expecting(503).goto("/kestriva-aura-5g.html"));
      await shopper.sees("An error occurred");
    }));

  test("an order past the timeout is checked, and a second submission is not rejected", () =>
    withProxy(async (proxy, { origin }) => {
      const shopper = new Browserless(origin);
      const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: "BJ-USB3.2/1M" });
      await shopper.goto("/checkout/payment");
      await fillPayment(shopper);
      const press = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
      let release: () => void = () => undefined;
      const held = new Promise<"lose the answer">((resolve) => (release = () => resolve("lose the answer")));
      let request = 0;
      proxy.behave((question) => (!/placeOrder\s*\(/.test(question) ? "pass" : request++ === 0 ? held : stillPlacing));
      const isBeingChecked = async () => {
        await shopper.within("main").sees("We are checking whether your order went through");
        await shopper.seesNo(/order again|cart is empty|currently processing|nothing was ordered/i);
      };

      await takesTheTimeout(shopper.submit(press));
      await isBeingChecked();
      await shopper.submit(press);
      await isBeingChecked();
      release();
      await eventually(
        async () => (await countOrders(inject("orderCounter"), email)) === 1,
        () => "The order was never placed",
      );
      await shopper.follow("Check again");
      await shopper.within("main").sees("most likely placed");
    }));
});
