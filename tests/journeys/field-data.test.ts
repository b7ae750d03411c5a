import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { browserTest, hosts, inChromium } from "../support/modes.ts";
import { clientScripts } from "../support/shop/build-output.ts";
import { openMiddleware, type Middleware } from "../support/shop/middleware.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { phone } from "../support/steps/phone.ts";

const REPORT = { page: "product", lcp: 812, inp: 24, cls: 0, ttfb: 9 };

describe.each(hosts)("field data: %s", (host) => {
  let monitor: Middleware;
  beforeAll(async () => {
    monitor = await openMiddleware();
    monitor.answer(200, {});
  });
  afterAll(() => monitor.close());
  const { shop } = withOwnShop(host, () => ({
    FIELD_DATA_PERCENT: "100",
    FIELD_DATA_ADDRESS: `${monitor.address}/vitals`,
    LOG_LEVEL: "info",
  }));

  const report = async (origin: string, body: unknown, headers: Record<string, string> = {}) => {
    const text = { "content-type": "text/plain;charset=UTF-8", origin, ...headers };
    const sent = { method: "POST", headers: text, body: JSON.stringify(body) } as const;
    return (await new Browserless(origin).send("/field-data", sent)).status;
  };

  test("sends only the expected fields to the merchant's URL", async () => {
    expect(await report(shop.origin, { ...REPORT, email: "asha@example.in" })).toBe(204);
    await eventually(
      () => monitor.requests.length === 1,
      () => shop.said(),
    );
    expect(monitor.requests[0]?.body).toEqual(REPORT);
    expect(await report(shop.origin, { lcp: 1 })).toBe(400);
    expect(await report(shop.origin, REPORT, { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).toBe(
      403,
    );
    // By default no page reports, and the URL does not exist.
    const plain = new Browserless(inject("origins")[host]);
    await plain.goto(phone.path);
    expect(plain.page.all(({ attribs }) => "data-field-data" in attribs)).toEqual([]);
    expect(await report(plain.origin, REPORT)).toBe(404);
  });

  browserTest(host, "a browser measures a page without React and reports when it is left", () =>
    inChromium(shop.origin, async (shopper) => {
      const scripts: string[] = [];
      shopper.page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
      });
      const loaded = shopper.page.waitForRequest(/field-data\.client/);
      const before = monitor.requests.length;
      await shopper.goto(phone.path);
      await (await loaded).response();
      expect(scripts.filter((path) => !/entry\.client|field-data\.client|sw\.js/.test(path))).toEqual([]);
      await shopper.goto("/");
      await eventually(
        () => monitor.requests.length > before,
        () => "No report came",
      );
      expect(monitor.requests[before]?.body).toMatchObject({
        ...{ page: "product", cls: expect.any(Number), ttfb: expect.any(Number), lcp: expect.any(Number) },
      });
    }),
  );
});

test("the measuring script has at most 2 KB, brotli", () => {
  const [chunk, ...others] = clientScripts().filter(({ path }) => path.includes("field-data.client"));
  expect(others).toEqual([]);
  expect(chunk?.brotli).toBeLessThanOrEqual(2_048);
  expect(chunk?.text).not.toContain("framework");
});
