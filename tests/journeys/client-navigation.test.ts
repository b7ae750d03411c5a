import type { Page, Route } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, inChromium, nightly, nightlyTest } from "../support/modes.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { openFooter } from "../support/steps/footer.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

const screens = [{ screen: "a phone", viewport: phoneScreen }, ...nightly({ screen: "a desktop", viewport: desktop })];
const origin = () => inject("origins").node;
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

/** A client navigation keeps a mark on the window, a new document does not. */
async function openHydrated(shopper: InChromium, path: string): Promise<void> {
  await shopper.goto(path);
  await hydrated(shopper);
  await shopper.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}
const isClientNavigation = (page: Page) => page.evaluate(() => "isSameDocument" in window);

async function restsAt(page: Page, position: number): Promise<void> {
  await eventually(
    async () => Math.abs((await scrollOf(page).catch(() => -100)) - position) <= 2,
    async () => `Scrolled to ${await scrollOf(page)} instead of ${position}`,
  );
}

test("a client navigation sets the title and removes the previous page's meta tags", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    const shown = page.locator("[rel=canonical], [property], [name=description], [type$='ld+json']");
    await shopper.goto(phone.path);
    expect(await shown.count()).toBeGreaterThan(8);
    await openHydrated(shopper, phone.path);
    const footer = await openFooter(page);
    await footer.getByRole("link", { name: "Warranty" }).first().click();
    await shopper.arrivesAt(/warranty/);
    expect(await page.title()).toMatch(/^Warranty.* \| Bijli$/);
    expect(await shown.count()).toBe(0);
    expect(await isClientNavigation(page)).toBe(true);
  }));

test("a client navigation keeps menu and footer, which its data do not repeat", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    await openHydrated(shopper, categoryPath);
    const footer = await openFooter(page);
    const links = () => footer.getByRole("link").allTextContents();
    const before = await links();
    const answered = page.waitForResponse(/\.data\b/);
    await footer.getByRole("link", { name: "Warranty" }).first().click();
    await shopper.arrivesAt(/warranty/);
    const data = await (await answered).text();
    expect(data).toContain("cartQuantity");
    expect(data).not.toMatch(/footer_links_block|Laptops/);
    expect(await isClientNavigation(page)).toBe(true);
    expect(await links()).toEqual(before);
    await page.getByRole("link", { name: "Categories", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.locator("summary[aria-label='More of Computers']").click();
    await menu.getByRole("link", { name: "Laptops", exact: true }).waitFor();
  }));

describe.each(screens)("client navigation on $screen", ({ viewport }) => {
  test("a link opens the page at its heading, and Back restores position and focus", () =>
    inChromium(
      origin(),
      async (shopper) => {
        const { page } = shopper;
        await openHydrated(shopper, categoryPath);
        const footer = await openFooter(page);
        const link = footer.getByRole("link", { name: "About us" }).first();
        await link.scrollIntoViewIfNeeded();
        const [position, name] = [await scrollOf(page), (await link.textContent())?.trim() ?? ""];
        expect(position).toBeGreaterThan(200);
        await link.click();
        await shopper.arrivesAt(/^\/(?!mobiles)/);
        expect(await focused(page)).toBe(name);
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
        // To the end of the page, then further.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await footer.getByRole("link", { name: "Warranty" }).first().click();
        await shopper.arrivesAt(/warranty/);
        await shopper.back();
        await shopper.back();
        await restsAt(page, position);
        expect(await focused(page)).toBe(name);
        expect(await isClientNavigation(page)).toBe(true);
      },
      { viewport },
    ));

  test("a list page opens at its top, in-place answers keep the position", () =>
    inChromium(
      origin(),
      async (shopper) => {
        const { page } = shopper;
        await openHydrated(shopper, `${categoryPath}?itemsPerPage=10`);
        await shopper.within("navigation", "Pages").follow("Next");
        await shopper.arrivesAt(`${categoryPath}?itemsPerPage=10&page=2`);
        await restsAt(page, 0);
        await eventually(
          async () => (await focused(page)) === "Smartphones",
          async () => `The focus is on ${await focused(page)}`,
        );

        await openHydrated(shopper, `${categoryPath}?view=list`);
        const compare = page.locator("main .card").last().getByRole("button", { name: "Add to compare" });
        // In the middle, so that the click itself has no reason to scroll.
        await compare.evaluate((button) => button.scrollIntoView({ block: "center" }));
        const position = await scrollOf(page);
        await compare.click();
        await shopper.sees("added to compare.");
        expect(Math.abs((await scrollOf(page)) - position)).toBeLessThan(120);

        await openHydrated(shopper, phone.path);
        const option = page
          .getByRole("radiogroup", { name: "Storage" })
          .or(page.getByRole("group", { name: "Storage" }));
        await option.first().scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollBy(0, 40));
        const before = await scrollOf(page);
        await shopper.choose("Storage", /^512 GB/);
        await shopper.arrivesAt(/\?/);
        expect(Math.abs((await scrollOf(page)) - before)).toBeLessThan(60);
      },
      { viewport },
    ));

  test.each([{ script: "on", options: {} }, ...nightly({ script: "off", options: { javaScriptEnabled: false } })])(
    "with script $script every account page opens at its top",
    ({ options }) =>
      inChromium(
        origin(),
        async (shopper) => {
          await prepareWithoutBrowser(shopper, registerAtHome);
          await shopper.goto("/customer/my-profile");
          for (const name of ["Order history", "My reviews", "My data", "My profile"]) {
            await shopper.within("navigation", "My account").follow(name);
            await shopper.arrivesAt(new RegExp(`/customer/${name.toLowerCase().replace(" ", "-")}$`));
          }
        },
        { viewport, ...options },
      ),
  );
});

nightlyTest("Back to a reloaded page restores the scroll position", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    await openHydrated(shopper, categoryPath);
    const link = page.locator("main .card").last().locator("a[href]").first();
    await link.scrollIntoViewIfNeeded();
    const position = await scrollOf(page);
    await link.click();
    await shopper.arrivesAt(/^\/(?!mobiles)/);
    await page.reload({ waitUntil: "load" });
    await shopper.back();
    await restsAt(page, position);
    expect(await isClientNavigation(page)).toBe(false);
  }),
);

test("Back before the script of a reloaded page arrives shows the page of its URL", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    await openHydrated(shopper, phone.path);
    await (await openFooter(page)).getByRole("link", { name: "Warranty" }).first().click();
    await shopper.arrivesAt(/warranty/);
    expect(await isClientNavigation(page)).toBe(true);
    const release = await holdScripts(shopper.context);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.evaluate(() => history.back());
    await expect.poll(() => shopper.address()).toBe(phone.path);
    release();
    await shopper.within("main").sees(phone.name);
  }));

describe("the next page of the same kind starts without the state of the last one", () => {
  nightlyTest("products: quantity, review, picked option, PIN code and open folds", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await openHydrated(shopper, phone.path);
      const main = shopper.within("main");
      await main.follow("Write a review");
      await shopper.arrivesAt(/review=write/);
      await main.fill("Title", "Fine");
      await main.fill("Review", "A fine phone.");
      await main.choose("Colour", new RegExp(`^${phone.colour}`));
      await shopper.arrivesAt(/color=.*review=write/);
      expect(await main.value("Review")).toBe("A fine phone.");
      await main.fill("Quantity", "5");
      await main.fill("Deliver to PIN code", "560001");
      for (const fold of await page.locator("main details:not([open]) > summary").all()) {
        if (await fold.isVisible()) await fold.click();
      }
      // Another phone with the same options.
      await page.evaluate(() => {
        const link = Object.assign(document.createElement("a"), {
          href: "/tessaryn-folio-x.html",
          textContent: "Folio X",
        });
        document.querySelector("main")?.append(link);
      });
      await main.follow("Folio X");
      await shopper.arrivesAt("/tessaryn-folio-x.html");
      expect(await isClientNavigation(page)).toBe(true);
      const picked = await page
        .locator("main input[type=radio]")
        .evaluateAll((radios: HTMLInputElement[]) =>
          radios.filter(({ checked, defaultChecked }) => checked !== defaultChecked),
        );
      expect(picked).toEqual([]);
      expect(await page.locator("main details[open] > summary").allTextContents()).toEqual(["Technical details"]);
      expect(await main.value("Quantity")).toBe("1");
      await main.follow("Write a review");
      await shopper.arrivesAt(/review=write/);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Write a review");
      for (const field of ["Deliver to PIN code", "Title", "Review"]) expect(await main.value(field), field).toBe("");
    }),
  );

  test("categories: ticked filter and open fold", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await openHydrated(shopper, "/mobiles-tablets.html");
      // Unfolded as before hydration. Afterwards it opens over the page.
      await page.locator("main .facets-toggle").evaluate((fold: HTMLDetailsElement) => (fold.open = true));
      const brand = page.getByRole("group", { name: "Brand" }).getByRole("checkbox").first();
      const name = (await brand.evaluate((node: HTMLInputElement) => node.value)) || "none";
      await brand.evaluate((node: HTMLInputElement) => (node.checked = true));
      // The open filters cover it.
      await page.locator("main").getByRole("link", { name: "Smartphones" }).first().dispatchEvent("click");
      await shopper.arrivesAt(categoryPath);
      expect(await isClientNavigation(page)).toBe(true);
      expect(await page.locator(`main input[value="${name}"]:checked`).count()).toBe(0);
      expect(await page.locator("main .facets-toggle[open]").count()).toBe(0);
    }));
});

test("a page from the browser's memory is where it was left, also if the browser shows its top", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    await openHydrated(shopper, categoryPath);
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener("scroll", () => resolve(null), { once: true }));
      scrollTo(0, 700);
      await scrolled;
    });
    // What WebKit does on Back.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      scrollTo(0, 0);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await restsAt(page, 700);
  }));

test.each(["/privacy-policy#50%-off", "/no-such-page#%E0%A4%A", "#100%"])(
  "a link with a malformed fragment, %s, opens its page",
  (href) =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      shopper.expecting(404);
      await openHydrated(shopper, "/about-us");
      await page.evaluate((address) => {
        const link = Object.assign(document.createElement("a"), { href: address });
        document.body.append(link);
        link.click();
        link.remove();
      }, href);
      const path = /^\/[^#]*/.exec(href)?.[0] ?? "/about-us";
      await shopper.arrivesAt(path);
      // The page still answers: the next link is a client navigation too.
      const footer = await openFooter(page);
      await footer.getByRole("link", { name: "Warranty" }).first().click();
      await shopper.arrivesAt(/warranty/);
      expect(await isClientNavigation(page)).toBe(true);
    }),
  20_000,
);

describe.each(browserHosts)("failed and overtaken script requests: %s", (host) => {
  // An import aborted by a navigation fails silently.
  const lost =
    /^uncaught: $|ERR_FAILED|Error loading route module|Failed to fetch dynamically imported module|TypeError/;

  test("without script chunks forms still answer in place and links load documents", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      shopper.errors.expect(lost);
      await openHydrated(shopper, `${phone.path}?review=write`);
      await page.context().route(/\/assets\/.*\.js/, (route) => route.abort());
      const main = shopper.within("main");
      await main.fill("Review", "A fine phone.");
      await main.press("Add to compare");
      await shopper.sees("added to compare.");
      expect(await main.value("Review")).toBe("A fine phone.");
      expect(await isClientNavigation(page)).toBe(true);
      await main.follow(/^Comparison \(1\)/);
      await shopper.arrivesAt("/compare");
      await shopper.within("main").sees(phone.name);
      expect(await isClientNavigation(page)).toBe(false);
    }));

  test("waits on the old page for the new page's script, or loads the document", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      shopper.errors.expect(lost);
      const held: Route[] = [];
      await page.context().route(/\/assets\/(product-page|category)-view\.part/, (route) => void held.push(route));
      const opensProduct = async () => {
        await openHydrated(shopper, "/");
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement("a"), { href });
          document.body.append(link);
          link.click();
          link.remove();
        }, phone.path);
        await eventually(
          () => held.length === 2,
          () => `${held.length} scripts of parts were requested`,
        );
        return held.splice(0);
      };
      const late = await opensProduct();
      await shopper.within("main").sees("Big deals");
      expect(new URL(page.url()).pathname).toBe("/");
      await Promise.all(late.map((route) => route.continue()));
      await shopper.arrivesAt(phone.path);
      await shopper.within("main").sees("Highlights");
      expect(await isClientNavigation(page)).toBe(true);
      const failing = await opensProduct();
      await Promise.all(failing.map((route) => route.abort()));
      await shopper.arrivesAt(phone.path);
      await shopper.within("main").sees("Highlights");
      expect(await isClientNavigation(page)).toBe(false);
    }));

  nightlyTest("overtaken navigations cause no error", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      await openHydrated(shopper, categoryPath);
      const answered: string[] = [];
      page.on("response", (response) => answered.push(response.url()));
      const paths = ["/about-us", phone.path, "/search-results?term=phone", "/new-products", "/", "/store-locator"];
      for (const path of paths) {
        const before = answered.length;
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement("a"), { href });
          document.body.append(link);
          link.click();
          link.remove();
        }, path);
        // Each is overtaken once its response has begun.
        await eventually(
          () => answered.length > before,
          () => `No answer to ${path}`,
        );
      }
      await shopper.arrivesAt("/store-locator");
      // Requested last, so that all earlier requests have been heard. Playwright reports no end of
      // overtaken requests.
      await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
      expect(await isClientNavigation(page)).toBe(true);
    }),
  );
});
