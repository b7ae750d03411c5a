import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { inChromium } from "../support/modes.ts";
import { openHydrated, START_LIMIT_MS, startDevServer, type DevServer } from "./dev-server.ts";

const LIMIT_MS = 2_000;

let shop: DevServer;
beforeAll(async () => {
  shop = await startDevServer(inject("endpoint"));
}, START_LIMIT_MS);
afterAll(() => shop.stop());

test(
  "an edit of a route's component shows within two seconds",
  () =>
    inChromium(shop.origin, async (shopper) => {
      await openHydrated(shopper, "/contact-us");
      const heading = shopper.page.locator("h1");
      for (const text of ["Edited once", "Edited twice", "Edited again"]) {
        const begun = performance.now();
        shop.edit("app/routes/contact-us/route.tsx", "<h1>", `<h1>${text}: `);
        await heading.filter({ hasText: text }).waitFor();
        expect(performance.now() - begun, text).toBeLessThan(LIMIT_MS);
      }
    }),
  START_LIMIT_MS,
);
