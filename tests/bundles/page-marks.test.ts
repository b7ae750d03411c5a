import { readFileSync } from "node:fs";
import { type SelectorComponent, transform } from "lightningcss";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAGE_MARKS, type PageMark } from "~/lib/client/marks";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { inChromium } from "../support/modes.ts";
import { sourceFiles } from "../rules/source-tree.ts";
import { openBackend, type OpenBackend } from "../support/shop/backend.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

/**
 * Where scripts and speculation rules find each mark: in the HTML of a page, after an addition to
 * the cart, or once script has set it.
 */
const PLACES: Record<PageMark, string | "after an addition" | "by script" | "on the server" | "after an order"> = {
  cache: "/cart",
  cart: "/cart",
  "client-links": "by script",
  connection: "by script",
  installs: "by script",
  idle: "by script",
  entry: "/",
  manifest: "/",
  routes: "/",
  parts: phone.path,
  emits: "after an addition",
  captchas: "/login",
  "field-data": "/",
  used: "by script",
  at: "by script",
  panel: "/",
  document: "/offline",
  "keep-scroll": "/?action=login",
  install: "/",
  "show-password": "/login",
  "script-only": "/store-locator",
  "auto-submit": "after an order", // journeys/pay-at-razorpay.test.ts
  cards: categoryPath,
  listing: categoryPath,
  crumbs: phone.path,
  count: "after an addition",
  success: "after an addition",
  "panel-dialog": "by script",
  "filter-fold": categoryPath,
  "seen-pages": "/offline",
  "page-style": "/",
  ssr: "/",
  sku: phone.path,
  filter: `${categoryPath}?price=0_90000`,
  captcha: "/login",
  "shop-events": phone.path,
  label: "/",
  pending: "on the server",
  told: "by script",
};

let backend: OpenBackend;
let shop: OpenShop;
beforeAll(async () => {
  backend = await openBackend({ level: "2.4.8" });
  Object.assign(backend.demo.settings, { captchaForms: ["CUSTOMER_LOGIN"], captchaType: "RECAPTCHA_V3" });
  shop = await openShop("node", backend.endpoint, { ANALYTICS_ID: "G-TEST123", FIELD_DATA_PERCENT: "100" });
});
afterAll(async () => {
  await shop.stop();
  await backend.close();
});

async function guest(): Promise<Browserless> {
  const shopper = new Browserless(shop.origin);
  await shopper.goto("/consent");
  await shopper.press("Agree");
  return shopper;
}

const markedAt = (place: string) => PAGE_MARKS.filter((name) => PLACES[name] === place);
const paths = [...new Set(Object.values(PLACES))].filter((place) => place.startsWith("/"));

function missing(names: readonly PageMark[], { page }: Browserless): PageMark[] {
  return names.filter((name) => page.all(({ attribs }) => `data-${name}` in attribs).length === 0);
}

describe("marks that scripts look for", () => {
  test.each(paths)("%s has its own", async (path) => {
    const shopper = await guest();
    await shopper.goto(path);
    expect(missing(markedAt(path), shopper)).toEqual([]);
  });

  test("the first two products of a list and the category of a product are found", async () => {
    const shopper = await guest();
    await shopper.goto(categoryPath);
    const rules = shopper.page.html;
    expect(rules).toContain(
      "[data-listing] [data-cards] > :nth-child(-n+2) a, :root:not([data-client-links])[data-idle] [data-crumbs] li:last-child a",
    );
    await inChromium(shop.origin, async ({ page }) => {
      const count = (selector: string) => page.locator(selector).count();
      await page.goto(categoryPath);
      expect(await count("[data-listing] [data-cards] > :nth-child(-n+2) a")).toBe(2);
      await page.goto(phone.path);
      expect(await count("[data-crumbs] li:last-child a")).toBe(1);
      // Until then nothing shares the line with a press at once.
      expect(await count("[data-idle]")).toBe(0);
      await page.locator("[data-idle]").waitFor();
    });
  });

  test("the page after an addition has its own", async () => {
    const shopper = await guest();
    await shopper.goto("/p/BJ-HDMI-2M");
    await shopper.press("Add to cart");
    expect(missing(markedAt("after an addition"), shopper)).toEqual([]);
  });

  test("script sets its own", () =>
    inChromium(shop.origin, async (shopper) => {
      const { page, context } = shopper;
      await page.route(/google/, (route) => route.fulfill({ body: "" }));
      await context.addCookies([{ name: "consent", value: "yes", url: shop.origin }]);
      await shopper.goto(phone.path);
      // By the tags' own script, which is text.
      await page.locator("[data-told]").waitFor({ state: "attached" });
      await hydrated(shopper);
      await page.evaluate(() => void dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
      await page.locator("a[data-panel=place]").first().click();
      await page.getByRole("dialog").waitFor();
      await page.evaluate(() => {
        Object.defineProperty(navigator, "onLine", { value: false });
        dispatchEvent(new Event("offline"));
      });
      await page.locator("[data-idle]").waitFor({ state: "attached" });
      for (const name of markedAt("by script")) expect(await page.locator(`[data-${name}]`).count(), name).not.toBe(0);
    }));
});

test("style sheets select no data attribute that is no mark", () => {
  const selected = new Set<string>();
  const visit = (part: SelectorComponent): void => {
    if (part.type === "attribute") selected.add(part.name);
    if ("selectors" in part && part.selectors) part.selectors.flat().forEach(visit);
  };
  for (const filename of sourceFiles().filter((path) => /^app\/.*\.css$/.test(path)))
    transform({
      filename,
      errorRecovery: true, // Tailwind's own syntax
      code: readFileSync(filename),
      visitor: {
        Selector: (selector) => void selector.forEach(visit),
      },
    });
  const unknown = [...selected].filter(
    (name) => name.startsWith("data-") && !PAGE_MARKS.some((mark) => name === `data-${mark}`),
  );
  expect(unknown).toEqual([]);
  expect([...selected]).toContain("data-connection");
});
