import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { desktop, phone } from "../support/chromium/browser.ts";
import { phoneAgent } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { InChromium } from "../support/chromium/in-chromium.ts";
import { openBackend } from "../support/shop/backend.ts";
import { openShop } from "../support/shop/hosts.ts";
import { openScreen, screens, type Screen } from "./screens.ts";

/** `npm run screens -- --to folder --only name,name --whole`: every screen on a phone, a tablet and a desktop, in light and dark. */
const { values } = parseArgs({
  options: {
    to: { type: "string", default: "docs/screens" },
    only: { type: "string" },
    whole: { type: "boolean", default: false },
  },
});
const looks = { phone, tablet: { width: 768, height: 1024 }, desktop };
type Look = keyof typeof looks;
/** What the README shows: the home page on a desk beside a product page on a phone. */
const overview = new Map<string, Buffer | null>([
  ["home-desktop-light", null],
  ["product-phone-light", null],
]);

async function photographAll(browser: Browser, origin: string): Promise<void> {
  const wanted = values.only?.split(",");
  for (const screen of screens.filter(({ name }) => wanted?.includes(name) ?? true)) {
    for (const look of ["phone", "tablet", "desktop"] as const) {
      await photograph(browser, origin, { screen, look }).catch((error: unknown) => {
        process.exitCode = 1;
        console.error(`${screen.name} on a ${look}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  }
}

async function photograph(
  browser: Browser,
  origin: string,
  { screen, look }: { screen: Screen; look: Look },
): Promise<void> {
  const viewport = looks[look];
  const context = await browser.newContext({ baseURL: origin, viewport, userAgent: phoneAgent, locale: "en-IN" });
  try {
    // tsx marks functions by a helper that no page has; in the tests nothing does.
    await context.addInitScript("globalThis.__name = (named) => named");
    const shopper = await InChromium.with(origin, context);
    await openScreen(shopper, screen);
    // To open a panel the page was touched, and a page fetched ahead on touch is never told as done.
    await shopper.page.waitForLoadState(screen.isPanel ? "load" : "networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await shopper.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await keep(shopper.page, join(values.to, `${screen.name}-${look}-${colorScheme}.webp`));
    }
  } finally {
    await context.close();
  }
}

async function keep(page: Page, file: string): Promise<void> {
  if (values.whole) await drawAll(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const picture = await page.screenshot({ fullPage: values.whole });
  const name = basename(file, ".webp");
  if (overview.has(name) && !values.whole) overview.set(name, picture);
  // Small enough to keep all of them in the repository.
  const small = sharp(picture).resize({ width: 720, withoutEnlargement: true });
  await writeFile(file, await small.webp({ quality: 55 }).toBuffer());
  console.log(file);
}

/** Also what waits until somebody scrolls to it. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const style = new CSSStyleSheet();
    style.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [style];
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  const areAllThere = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
  await page.waitForFunction(areAllThere);
}

async function keepOverview(): Promise<void> {
  const [home, product] = [...overview.values()];
  if (!home || !product) return;
  const [gap, height] = [16, 600];
  const desk = await sharp(home).resize({ height }).toBuffer({ resolveWithObject: true });
  const hand = await sharp(product).resize({ height }).toBuffer({ resolveWithObject: true });
  const width = desk.info.width + hand.info.width + 3 * gap;
  const ground = sharp({ create: { width, height: height + 2 * gap, channels: 3, background: "#d9e0e3" } });
  const placed = ground.composite([
    { input: desk.data, left: gap, top: gap },
    { input: hand.data, left: desk.info.width + 2 * gap, top: gap },
  ]);
  await placed.webp({ quality: 80 }).toFile(join(values.to, "overview.webp"));
}

await mkdir(values.to, { recursive: true });
const backend = await openBackend();
const shop = await openShop("node", backend.endpoint);
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
try {
  await photographAll(browser, shop.origin);
  await keepOverview();
} finally {
  await browser.close();
  await shop.stop();
  await backend.close();
}
