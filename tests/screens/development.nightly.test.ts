import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { drawIcon } from "../../scripts/brand.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import { inChromium, nightly } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { brokenRules } from "./axe.ts";
import { openHydrated, START_LIMIT_MS, startDevServer, type DevServer } from "./dev-server.ts";

let shop: DevServer;
beforeAll(async () => {
  shop = await startDevServer(inject("endpoint"));
}, START_LIMIT_MS);
afterAll(() => shop.stop());

test("reports on the terminal when the first page is being prepared and is ready", () => {
  expect(shop.said()).toMatch(/Preparing the first page …\n[^]*The first page is prepared, after [\d.]+ s\n/);
});

test("draws icons on request", async () => {
  const icon = await fetch(`${shop.origin}/icon-192.png`);
  expect(icon.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await icon.arrayBuffer()).equals(await drawIcon("brand", "icon-192.png"))).toBe(true);
});

// A console error, including hydration errors, fails `leave`.
test(
  "pages hydrate without console errors",
  () =>
    inChromium(shop.origin, async (shopper) => {
      for (const path of ["/", ...nightly("/cart", categoryPath, phone.path, "/login")])
        await openHydrated(shopper, path);
      await prepareWithoutBrowser(shopper, addPhoneToCart);
      for (const path of ["/cart", ...nightly("/checkout")]) await openHydrated(shopper, path);
    }),
  START_LIMIT_MS,
);

test(
  "edits of components, styles, loaders and actions apply without a reload or restart",
  () =>
    inChromium(shop.origin, async (shopper) => {
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
        // Scroll anchoring adds the growth above.
        expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(200);
      };

      const route = "app/routes/contact-us/route.tsx";
      shop.edit(route, "return { page,", 'return { page: page && { ...page, heading: "Loader edited" },');
      await shopper.sees("Loader edited");
      await requireKept();

      shop.edit(route, "<h1>", '<h1 className="text-[37px]">Route edited: ');
      await shopper.sees("Route edited: Loader edited");
      await expect.poll(() => headingStyle(page, "font-size"), { timeout: 15_000 }).toBe("37px");
      await requireKept();

      shop.edit("app/routes/contact-us/route.tsx", "Send message", "Form edited");
      await shopper.sees("Form edited");
      await requireKept();

      shop.edit("app/features/newsletter/newsletter-form.tsx", ">Newsletter<", ">Feature edited<");
      await shopper.sees("Feature edited");
      await requireKept();

      shop.edit(
        "app/styles/elements.css",
        "overflow-wrap: break-word;",
        "overflow-wrap: break-word; text-indent: 3px;",
      );
      await expect.poll(() => headingStyle(page, "text-indent"), { timeout: 15_000 }).toBe("3px");
      await requireKept();

      shop.edit("app/routes/contact-us/send-enquiry.server.ts", "Thank you for writing to us.", "Action edited.");
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

test.each(nightly(phoneScreen, desktop))(
  "every state of every component passes axe and fits the viewport: $width px",
  (viewport) =>
    inChromium(
      shop.origin,
      async (shopper) => {
        const { page } = shopper;
        await openHydrated(shopper, "/styleguide");
        const specimens = page.locator("[data-specimen]");
        expect(await specimens.count()).toBeGreaterThan(25);
        for (const one of await specimens.all()) {
          const name = (await one.getAttribute("data-specimen")) ?? "";
          // The tiles of the account are replaced by its menu.
          if (name === "account-tiles" && viewport.width === desktop.width) continue;
          const height = await one.evaluate((element) => element.lastElementChild?.getBoundingClientRect().height ?? 0);
          expect(height, name).toBeGreaterThan(0);
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
