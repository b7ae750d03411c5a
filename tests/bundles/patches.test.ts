import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, test } from "vitest";
import type { ShopBundle } from "../../app/bundle.ts";
import { SESSION_SECRET } from "../support/shop/hosts.ts";

test("a rendered page leaves no timer behind", async () => {
  const bundle = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ShopBundle; // the build's own type
  const settings = { COMMERCE_ENDPOINT: inject("endpoint"), SESSION_SECRET, LOG_LEVEL: "silent" };
  const shop = bundle.entry.module.createShopHandler(bundle, settings, {
    mode: "production",
    ownsSettings: false,
    workOutlives: true,
    onPurge: () => undefined,
  });
  const open = async () => {
    const request = new Request("http://localhost/about-us");
    const response = await shop.fetch(request, { requestId: "test", clientAddress: null });
    expect(response.status).toBe(200);
    await response.text();
  };
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;
  await open();
  const before = timers();
  const pages = 20;
  for (let page = 0; page < pages; page++) await open();
  expect(timers() - before).toBeLessThan(pages / 2);
});
