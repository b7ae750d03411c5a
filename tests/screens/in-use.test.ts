import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { BrowserContext } from "playwright";
import { demoCustomers, demoPassword } from "../../demo-backend/catalogue/customers.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { freshContext } from "../support/chromium/browser.ts";
import { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium, isFullMatrix } from "../support/modes.ts";
import { logIn } from "../support/steps/account.ts";
import {
  controlsWithoutOutline,
  coveredHeight,
  fieldsWithoutEdge,
  lostIcons,
  motions,
  readOut,
  sameNames,
  smallFields,
  smallTargets,
  unmarkedChoices,
  unnamed,
} from "./probes.ts";
import { openScreen, screens } from "./screens.ts";

const NAMES = [
  ...["home", "listing", "listing-filtered", "search", "product", "product-chosen", "compare", "cart"],
  ...[
    "delivery-place",
    "checkout-shipping",
    "checkout-shipping-problem",
    "checkout-shipping-methods",
    "checkout-payment",
  ],
  ...["thank-you", "log-in", "register", "account", "profile", "address-new", "wishlist", "order-history", "order"],
  ...["contact", "content-page", "store-locator", "page-not-found"],
];
const checkedScreens = screens.filter(({ name, isVariant }) => NAMES.includes(name) && (isFullMatrix || !isVariant));

describe("touch, reduced motion, zoom, forced colours and screen readers", () => {
  let context: BrowserContext;
  let shopper: InChromium;
  beforeAll(async () => {
    context = await freshContext(inject("origins").node, { hasTouch: true });
    shopper = await InChromium.with(inject("origins").node, context);
  });
  afterAll(() => context.close());

  test("lists only existing screens", () => {
    expect(NAMES.filter((named) => !screens.some(({ name }) => name === named))).toEqual([]);
  });

  test.each(checkedScreens)("$name", async (screen) => {
    await context.clearCookies();
    const { page } = shopper;
    await page.setViewportSize({ width: 360, height: 740 });
    await openScreen(shopper, screen);
    await page.waitForLoadState("load");
    expect(await smallTargets(page), "too small to touch").toEqual([]);
    expect(await smallFields(page), "zoomed into").toEqual([]);
    expect(await motions(page), "moves despite reduced motion").toEqual([]);
    expect(unnamed(await readOut(page)), "has no accessible name").toEqual([]);
    expect(await sameNames(page), "same name for different targets").toEqual([]);
    expect(await fieldsWithoutEdge(page), "has no edge").toEqual([]);

    await page.emulateMedia({ forcedColors: "active" });
    expect(await controlsWithoutOutline(page), "no edge in forced colours").toEqual([]);
    expect(await unmarkedChoices(page), "chosen, but not marked in forced colours").toEqual([]);
    expect(await lostIcons(page), "drawn, but not seen in forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });

    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "scrolls both ways").toBe(320);
    expect(await coveredHeight(page), "sticky elements leave room to read").toBeLessThanOrEqual(64);
    shopper.errors.reset();
  });
});

test("saved addresses have distinct accessible names", () =>
  inChromium(inject("origins").node, async (shopper) => {
    await prepareWithoutBrowser(shopper, async (guest) => {
      await guest.goto("/?action=login");
      await logIn(guest, { email: demoCustomers[0]?.email ?? "", password: demoPassword });
    });
    await shopper.goto("/customer/addresses-details");
    await shopper.sees("44 Devaraja Road");
    expect(await shopper.within("main").count("link", "Edit")).toBe(2);
    expect(await sameNames(shopper.page)).toEqual([]);
  }));

test("a product page is read in the order of buying", async () => {
  const context = await freshContext(inject("origins").node);
  const shopper = await InChromium.with(inject("origins").node, context);
  await shopper.goto("/kestriva-aura-5g.html");
  const read = (await readOut(shopper.page)).map(({ role, name }) => `${role} ${name}`.trim());
  const wanted = [
    "banner",
    "searchbox Search products",
    "main",
    "navigation Breadcrumb",
    "button Add to wishlist",
    "heading Kestriva Aura 5G",
    "radio Graphite",
    "radio 256 GB",
    "textbox Quantity",
    "button Add to cart",
    "button Buy now",
    "region Delivery",
    "textbox Deliver to PIN code",
    "heading Reviews",
    "contentinfo",
  ];
  const places = wanted.map((one) => read.findIndex((line) => line.startsWith(one)));
  expect(
    wanted.filter((_, at) => places[at] === -1),
    read.join("\n"),
  ).toEqual([]);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await context.close();
});
