import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts, inChromium } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

describe.each(hosts)("a shop in maintenance: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { MAINTENANCE: "600" });

  test.each(["/", categoryPath, phone.path, "/cart", "/search-results?term=phone", "/no-such-page.html"])(
    "%s answers 503 with a page in the shop's design and Retry-After",
    async (path) => {
      const shopper = new Browserless(shop.origin);
      const { status, headers } = await shopper.send(path);
      expect([status, headers["retry-after"]]).toEqual([503, "600"]);
      expect(String(headers["cache-control"])).toMatch(/no-store|no-cache/);
      await shopper.expecting(503).goto(path);
      expect(await shopper.title()).toMatch(/^We will be back soon/);
      await shopper.within("main").sees("We are making some improvements");
      expect(await shopper.within("main").count("link", "Try again")).toBe(1);
      expect(await shopper.count("banner")).toBe(1);
      expect(await shopper.count("contentinfo")).toBe(1);
    },
  );

  test.each(["/sitemap.xml", "/robots.txt", "/search-panel?term=phone"])(
    "%s, a resource, answers 503 with Retry-After",
    async (path) => {
      const { status, headers } = await new Browserless(shop.origin).send(path);
      expect([status, headers["retry-after"]]).toEqual([503, "600"]);
    },
  );

  test("rejects a submitted form and asks to send it again", async () => {
    const reply = await new Browserless(shop.origin).post("/cart", "intent=add&sku=BJ-HDMI-2M");
    expect([reply.status, reply.headers["retry-after"]]).toEqual([503, "600"]);
    expect(String(reply.body)).toContain("Please repeat your last step then.");
  });

  test("is not cached as the offline page", () =>
    inChromium(
      shop.origin,
      async ({ page, errors }) => {
        errors.expect(/status of 503/);
        await page.goto("/");
        const [state, kept] = await page.evaluate(async () => {
          const { installing: worker } = await navigator.serviceWorker.register("/sw.js?v=another");
          await new Promise((resolve) => worker?.addEventListener("statechange", resolve));
          return [worker?.state, (await caches.match("/offline"))?.status];
        });
        expect([state, kept]).toEqual(["redundant", undefined]);
      },
      { serviceWorkers: "allow" },
    ));

  test("answers health checks without a request to the backend", async () => {
    proxy.takeRequests(/./);
    const shopper = new Browserless(shop.origin);
    for (const path of ["/healthz", "/readyz"]) expect((await shopper.send(path)).status).toBe(200);
    await shopper.expecting(503).goto("/");
    expect(proxy.takeRequests(/./)).toEqual([]);
  });
});
