import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ahead } from "../support/ahead.ts";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import { untilHydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium, nightly } from "../support/modes.ts";
import { startProcess, type Running } from "../support/shop/process.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { putPhoneInCart } from "../support/steps/shopping.ts";
import { brokenRules } from "./axe.ts";

/** Vite compiles every module at its first use, which a busy machine does slowly. */
const START_LIMIT_MS = 400_000;

/** The dev server (`npm run dev`), on a copy of the sources: other tests read the checkout's own while these are edited. */
let shop: Running;
const folder = mkdtempSync(join(tmpdir(), "bijli-development-"));
const open = /open at http:\/\/[\w.]+:(\d+)/;
const origin = () => `http://127.0.0.1:${open.exec(shop.said())?.[1] ?? ""}`;

beforeAll(async () => {
  const configuration = ["package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];
  for (const part of ["app", "public", "scripts", ...configuration])
    cpSync(part, join(folder, part), { recursive: true });
  // A folder of links, so that Vite's cache is the copy's own.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((one) => !one.startsWith(".")))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  const settings = { COMMERCE_ENDPOINT: inject("endpoint"), PORT: "0", HOST: "127.0.0.1" };
  shop = await startProcess({
    what: "the dev server",
    args: ["node_modules/tsx/dist/cli.mjs", "app/hosts/node.ts", "--dev"],
    cwd: folder,
    // Not the test runner's own, which would make Vite build for tests.
    env: { ...settings, NODE_ENV: "development", VITEST: "", DATA_DIR: join(folder, ".data") },
    isReady: (said) => open.test(said),
    limitMs: START_LIMIT_MS,
  });
}, START_LIMIT_MS);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openHydrated(shopper: InChromium, path: string): Promise<void> {
  await shopper.goto(path);
  await untilHydrated(shopper.page, START_LIMIT_MS);
}

test("says on the terminal that it prepares the first page, and when it is done", () => {
  expect(shop.said()).toMatch(/Preparing the first page …\n[^]*The first page is prepared, after [\d.]+ s\n/);
});

// A console error, of React's hydration as well, fails the shopper's leave.
test(
  "pages hydrate without a complaint",
  () =>
    inChromium(origin(), async (shopper) => {
      for (const path of ["/", "/cart", "/contact-us", ...nightly(categoryPath, phone.path, "/login")])
        await openHydrated(shopper, path);
      await ahead(shopper, putPhoneInCart);
      for (const path of ["/cart", "/checkout"]) await openHydrated(shopper, path);
    }),
  START_LIMIT_MS,
);

test(
  "edits of components, styles, loaders and actions apply without a reload or a restart",
  () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await openHydrated(shopper, "/contact-us");
      const opened = await page.evaluate(() => performance.timeOrigin);
      await shopper.fill("Name", "Asha Rao");
      await page.evaluate(() => {
        scrollTo(0, 200);
      });
      const requireKept = async (): Promise<void> => {
        expect(await shopper.value("Name")).toBe("Asha Rao");
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
        // The browser adds by how much what stands above has grown.
        expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(200);
      };

      const route = "app/routes/contact-us/route.tsx";
      edit(route, "return { page,", 'return { page: page && { ...page, heading: "Loader edited" },');
      await shopper.sees("Loader edited");
      await requireKept();

      edit(route, "<h1>", '<h1 className="text-[37px]">Route edited: ');
      await shopper.sees("Route edited: Loader edited");
      await expect.poll(() => headingStyle(page, "font-size"), { timeout: 15_000 }).toBe("37px");
      await requireKept();

      edit("app/routes/contact-us/route.tsx", "Send message", "Form edited");
      await shopper.sees("Form edited");
      await requireKept();

      edit("app/features/newsletter/newsletter-form.tsx", ">Newsletter<", ">Feature edited<");
      await shopper.sees("Feature edited");
      await requireKept();

      edit("app/styles/elements.css", "text-wrap: balance;", "text-wrap: balance; text-indent: 3px;");
      await expect.poll(() => headingStyle(page, "text-indent"), { timeout: 15_000 }).toBe("3px");
      await requireKept();

      edit("app/routes/contact-us/send-enquiry.server.ts", "Thank you for writing to us.", "Action edited.");
      await shopper.fill("Email", "asha@example.in");
      await shopper.fill("How can we help?", "Do you sell lamps?");
      await shopper.press("Form edited");
      await shopper.sees(/Action edited\./);
    }),
  START_LIMIT_MS,
);

function headingStyle(page: Page, property: string): Promise<string> {
  return page.locator("h1").evaluate((heading, name) => getComputedStyle(heading).getPropertyValue(name), property);
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test.each(nightly(phoneScreen, desktop))(
  "every state of every component keeps to the rules of axe and to the screen: $width px",
  (viewport) =>
    inChromium(
      origin(),
      async (shopper) => {
        const { page } = shopper;
        await openHydrated(shopper, "/styleguide");
        const specimens = page.locator("[data-specimen]");
        expect(await specimens.count()).toBeGreaterThan(25);
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
      },
      { viewport },
    ),
  START_LIMIT_MS,
);
