import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { desktop, phone } from "../support/chromium/browser.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium } from "../support/modes.ts";
import { startProcess, type Running } from "../support/shop/process.ts";
import { brokenRules } from "./axe.ts";

/** Only the shop that is being developed has it. */
let shop: Running;
let folder: string;
const open = /open at http:\/\/[\w.]+:(\d+)/;
const origin = () => `http://127.0.0.1:${open.exec(shop.said())?.[1] ?? ""}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "bijli-styleguide-"));
  const settings = { COMMERCE_ENDPOINT: inject("endpoint"), PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder };
  shop = await startProcess({
    what: "the shop for development",
    args: ["node_modules/tsx/dist/cli.mjs", "app/hosts/node.ts", "--dev"],
    // Of the runner's own, which make another build of what is developed.
    env: { ...settings, NODE_ENV: "development", VITEST: "" },
    isReady: (said) => open.test(said),
  });
  // The first request makes Vite find out what it needs.
  await eventually(
    async () => (await (await fetch(`${origin()}/styleguide`)).text()).includes("data-specimen"),
    () => `No styleguide\n${shop.said()}`,
    90_000,
  );
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["phone", phone],
  ["desktop", desktop],
])("every state of every component keeps to the rules of axe and to the screen: %s", (_, viewport) =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      // Vite reloads a page once it knows what its scripts need; what the server sends is all that is looked at.
      await page.route("**/*", (route) =>
        route.request().resourceType() === "script" ? route.abort() : route.continue(),
      );
      const specimens = page.locator("[data-specimen]");
      // While Vite finds out what a page needs it starts again, and a page asked for meanwhile is empty.
      await eventually(
        async () => {
          await shopper.goto("/styleguide");
          return (await specimens.count()) > 25;
        },
        async () => `Only ${await specimens.count()} specimens in ${(await page.content()).slice(0, 1_000)}`,
        30_000,
      );
      for (const one of await specimens.all()) {
        const height = await one.evaluate((element) => element.lastElementChild?.getBoundingClientRect().height ?? 0);
        expect(height, (await one.getAttribute("data-specimen")) ?? "").toBeGreaterThan(0);
      }
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBe(0);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
      });
      const faults = await brokenRules(page, "light");
      await page.emulateMedia({ colorScheme: "dark" });
      faults.push(...(await brokenRules(page, "dark", "colours")));
      expect(faults).toEqual([]);
      // Of the scripts it did not get.
      shopper.complaints.forget();
    },
    { viewport },
  ),
);
