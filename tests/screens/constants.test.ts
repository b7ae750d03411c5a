import type { Page } from "playwright";
import { afterAll, expect, inject, test } from "vitest";
import { InChromium } from "../support/chromium/in-chromium.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium, nightly, nightlyTest } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { brokenRules } from "./axe.ts";

/** Sizes and widths of docs/product.md, measured on the built shop. */
const origin = () => inject("origins").node;

const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    });

const isShown = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** Shared by all tests: a page for each took twice as long. */
let sharedShopper: InChromium | null = null;
afterAll(() => sharedShopper?.context.close());

async function at(size: readonly [number, number], path: string, look: (shopper: InChromium) => Promise<void>) {
  const [width, height] = size;
  const shopper = (sharedShopper ??= await InChromium.enter(origin(), { hasPictures: true }));
  try {
    await shopper.context.clearCookies();
    await shopper.page.setViewportSize({ width, height });
    await shopper.page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
    await shopper.goto(path);
    await look(shopper);
    shopper.errors.requireNone();
    shopper.errors.reset();
  } catch (error) {
    await shopper.abandon();
    sharedShopper = null;
    throw error;
  }
}

test("the desktop header starts at 1024 px, where the quick links end", async () => {
  await at([1023, 900], "/", async ({ page }) => {
    expect(await isShown(page, ".departments > li > a")).toBe(false);
    expect(await isShown(page, "nav[aria-label='Quick links']")).toBe(true);
    await page.setViewportSize({ width: 1024, height: 900 });
    expect(await isShown(page, ".departments > li > a")).toBe(true);
    expect(await isShown(page, "nav[aria-label='Quick links']")).toBe(false);
    for (const name of ["Store locator", "Support"])
      expect(await page.getByRole("banner").getByRole("link", { name }).isVisible(), name).toBe(true);
  });
});

test("page links are 36 px circles in 44 px targets", async () => {
  await at([360, 900], `${categoryPath}?itemsPerPage=10`, async ({ page }) => {
    const link = "nav[aria-label='Pages'] li a";
    expect(await box(page, link)).toEqual({ width: 44, height: 44 });
    const drawn = await page
      .locator(link)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return [element.clientWidth - 2 * parseFloat(style.paddingLeft), style.backgroundClip, style.borderRadius];
      });
    expect(drawn).toEqual([36, "content-box", "50%"]);
  });
});

test("the gallery is at most 664 px high", async () => {
  await at([1440, 900], phone.path, async ({ page }) => {
    const { height } = await box(page, ".slides img");
    expect(height).toBeGreaterThan(400);
    expect(height).toBeLessThanOrEqual(664);
  });
});

test("pictures in the list view are 140 × 200 px, or smaller on a phone", async () => {
  await at([1024, 900], `${categoryPath}?view=list`, async ({ page }) => {
    expect(await box(page, ".cards img")).toEqual({ width: 140, height: 200 });
    expect(await page.locator(".cards img").first().getAttribute("src")).toMatch(/^\/media\/140x200\//);
    const { height } = await box(page, ".card");
    expect(height).toBeGreaterThanOrEqual(200);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await box(page, ".cards img")).toEqual({ width: 112, height: 160 });
  });
});

nightlyTest("a long rating does not overlap the compare control in the list view", () =>
  at([360, 740], `${categoryPath}?view=list`, async ({ page }) => {
    const card = page.locator(".card", { hasText: "2,104" });
    const [rating, compare] = [
      await card.locator(".rating").boundingBox(),
      await card.locator(".compare").boundingBox(),
    ];
    if (!rating || !compare) throw new Error("The card has no rating or cannot be compared");
    // The text is centred in its target.
    expect(compare.y + compare.height / 2 - 8).toBeGreaterThanOrEqual(rating.y + rating.height);
  }),
);

test("a phone shows two compared products in whole columns under sticky names", () =>
  at([360, 740], "/compare?sku=KST-AURA-5G&sku=KST-AURA-PRO", async ({ page }) => {
    const cells = page.locator("[aria-label=Comparison] tbody tr").last().locator("td");
    await cells.last().scrollIntoViewIfNeeded();
    const [left, right, names] = [
      await cells.first().boundingBox(),
      await cells.last().boundingBox(),
      await page.locator("[aria-label=Comparison] thead tr:nth-child(2)").boundingBox(),
    ];
    if (!left || !right || !names) throw new Error("Nothing is compared");
    expect([left.width, right.x + right.width]).toEqual([right.width, 360]);
    expect(Math.round(names.y)).toBe(0);
  }));

/** A title of two lines is a line longer. */
test.each<[path: string, limit: number]>([
  [categoryPath, 250],
  ["/search-results?term=wireless&price=0_10000", 250],
  ...nightly<[string, number]>(
    ["/mobiles-tablets/smartphones/5g-phones.html", 250],
    ["/mobiles-tablets.html", 280],
    ["/mobiles-tablets.html?price=0_20000", 280],
    ["/search-results?term=wireless", 250],
    ["/new-products", 250],
    ["/big-deal-products", 250],
  ),
])("on a phone the first card of %s starts within %i px", (path, limit) =>
  at([360, 740], path, async ({ page }) => {
    const top = await page
      .locator(".card")
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(limit);
  }),
);

const firstScreens: [path: string, ...size: [number, number]][] = [
  [phone.path, 1366, 768],
  ...nightly<[string, number, number]>([phone.path, 1440, 1000], ["/camera-starter-kit.html", 1440, 900]),
];
test.each(firstScreens)("the first screen of %s has both buy buttons at %i × %i", async (path, ...size) => {
  await at(size, path, async ({ page }) => {
    const row = page.locator(".buy-row");
    const { y, height } = (await row.boundingBox()) ?? { y: size[1], height: 0 };
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(size[1]);
    for (const name of ["Add to cart", "Buy now"]) await row.getByRole("button", { name }).click({ trial: true });
    await page.getByRole("textbox", { name: "Deliver to PIN code" }).focus();
    const field = await page.locator(":focus").evaluate((focused) => focused.getBoundingClientRect().bottom);
    const bar = await row.evaluate((element) => element.getBoundingClientRect().top);
    expect(field).toBeLessThan(bar);
  });
});

test("product strips are 340 px high with 170 px pictures, on a phone 276 px", async () => {
  await at([1440, 900], "/", async ({ page }) => {
    expect((await box(page, ".strip .card")).height).toBe(340);
    expect((await box(page, ".strip .card img")).height).toBe(170);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await box(page, ".strip .card")).height).toBe(276);
  });
});

nightlyTest("an advertisement beside a product strip is at most 230 px wide", () =>
  at([1440, 900], "/", async ({ page }) => {
    const ad = await box(page, ".ads > a:has-text('Let them choose')");
    expect(ad.width).toBeGreaterThan(200);
    expect(ad.width).toBeLessThanOrEqual(230);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await box(page, ".ads > a:has-text('Let them choose')")).width).toBeGreaterThan(230);
  }),
);

test.each(["/", phone.path, ...nightly(categoryPath, "/cart", "/checkout/user-account", "/login")])(
  "%s at 400 % zoom needs no horizontal scrolling",
  (path) =>
    at([320, 256], path, async ({ page }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }),
);

test.each(["/", phone.path, ...nightly(categoryPath, "/cart", "/contact-us")])(
  "%s at 200 % font size needs no horizontal scrolling",
  (path) =>
    at([360, 740], path, async ({ page }) => {
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }),
);

test.each(["/", ...nightly(categoryPath)])("pictures load within 200 px of the viewport: %s", async (path) => {
  const look = async (shopper: InChromium) => {
    await shopper.goto(path);
    const { page } = shopper;
    // Distance in px from the window, below and beside.
    const pictures = () =>
      page.locator(".cards img").evaluateAll((found) =>
        found.map((picture) => {
          // Elements with skipped layout have no position.
          let placed: Element = picture;
          while (placed.getBoundingClientRect().height === 0 && placed.parentElement) placed = placed.parentElement;
          const { top, left } = placed.getBoundingClientRect();
          return {
            below: top - window.innerHeight,
            beside: left - window.innerWidth,
            // Empty until the browser has chosen a file.
            isAsked: (picture as HTMLImageElement).currentSrc !== "", // cards hold no other element of that name
          };
        }),
      );
    // A horizontal scroller clips what is beside the window.
    await eventually(
      async () => (await pictures()).every(({ below, beside, isAsked }) => below > 190 || beside > 0 || isAsked),
      () => "A near picture was not requested",
    );
    const far = (await pictures()).filter(({ below, beside }) => Math.max(below, beside) > 210);
    expect(far.filter(({ isAsked }) => isAsked)).toEqual([]);
    expect(far.length).toBeGreaterThan(2);
  };
  // At 940 px a strip of the home page starts 180 px below the window.
  for (const height of [640, 740, 900, 940])
    await inChromium(origin(), look, { hasPictures: true, viewport: { width: 360, height } });
});

test.each(["/", ...nightly(categoryPath, phone.path)])(
  "sections with skipped layout reserve their height: %s",
  async (path) => {
    const sizes = [[360, 740] as const, [1440, 900] as const]; // so that each has two numbers
    for (const size of sizes)
      await at(size, path, async ({ page }) => {
        const moving = await page.evaluate(async () => {
          const waiting = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
            (element) => getComputedStyle(element).contentVisibility === "auto",
          );
          const laidOut = await new CSSStyleSheet().replace(
            "* { content-visibility: visible !important } [data-skipped] { content-visibility: hidden !important }",
          );
          document.adoptedStyleSheets.push(laidOut);
          const height = (element: Element) => element.getBoundingClientRect().height;
          return waiting.flatMap((element) => {
            const taken = height(element);
            // As before the first layout, not as remembered by the browser.
            element.style.containIntrinsicHeight = getComputedStyle(element).containIntrinsicHeight.replace(
              "auto ",
              "",
            );
            element.dataset["skipped"] = "";
            const kept = height(element);
            delete element.dataset["skipped"];
            // In a wider typeface each row of promises wraps to one more line. Any line may be two
            // pixels lower.
            const wrapped = element.matches(".promises") ? [0, 24, 48] : [0];
            return wrapped.some((lines) => Math.abs(kept + lines - taken) <= 2)
              ? []
              : [`${element.outerHTML.slice(0, 80)}: ${kept} px for ${taken}`];
          });
        });
        expect(moving).toEqual([]);
      });
  },
);

test.each(["", ...nightly("?picture=1")])("a gallery preloads only the next picture: %s", async (query) => {
  await inChromium(
    origin(),
    async (shopper) => {
      await shopper.goto(phone.path + query);
      const { page } = shopper;
      const takeRequests = () =>
        page.locator(".slides img").evaluateAll(
          (found) =>
            // Empty until the browser has chosen a file.
            found.flatMap((picture, at) => ((picture as HTMLImageElement).currentSrc === "" ? [] : [at + 1])), // an img by its selector
        );
      const isAsked = (...pictures: number[]) =>
        eventually(
          async () => `${await takeRequests()}` === `${pictures}`,
          async () => `Fetched are pictures ${await takeRequests()}`,
        );
      await isAsked(1, 2);
      await page.locator(".slides").evaluate((strip) => strip.scrollTo({ left: 360, behavior: "instant" }));
      await isAsked(1, 2, 3);
    },
    { hasPictures: true },
  );
});

test("the focused element is never under a bar", async () => {
  await at([360, 740], phone.path, async ({ page }) => {
    const covered: string[] = [];
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press("Tab");
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const bar = seen?.closest(".bottom-bar, .foot-bar");
        return bar && !bar.contains(focused) ? focused.outerHTML.slice(0, 120) : null;
      });
      if (hidden) covered.push(hidden);
    }
    expect(covered).toEqual([]);
  });
});

nightlyTest("open menus and panels pass axe", async () => {
  await at([360, 740], "/", async (shopper) => {
    const { page } = shopper;
    await hydrated(shopper);
    await page.locator("summary[data-panel=menu]").click();
    await page.locator("dialog[open] summary").first().click();
    expect(await brokenRules(page, "menu")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("header a[data-panel=cart]").click();
    await page.locator("dialog[open]").getByText("Your cart is empty").waitFor();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await brokenRules(page, "cart panel, dark")).toEqual([]);
  });
  await at([1440, 900], "/", async (shopper) => {
    const { page } = shopper;
    await hydrated(shopper);
    await page.locator(".departments > li > a").nth(1).hover();
    await page.locator(".departments > li").nth(1).getByRole("link").nth(1).waitFor();
    expect(await brokenRules(page, "department")).toEqual([]);
    await page.locator("summary[data-panel=menu]").click();
    expect(await brokenRules(page, "all categories")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await brokenRules(page, "all categories, dark", "colours")).toEqual([]);
  });
});
