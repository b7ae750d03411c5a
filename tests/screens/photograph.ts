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

/** `npm run screens -- --to folder --only name,name --whole`. Contact sheets go to docs/screens. */
const { values } = parseArgs({
  options: {
    to: { type: "string", default: "build/screens" },
    only: { type: "string" },
    whole: { type: "boolean", default: false },
  },
});
const SHEETS = "docs/screens";
const looks = { phone, desktop };
type Look = keyof typeof looks;
/** For the README: home page on a desktop beside a product page on a phone. */
const overview = new Map<string, Buffer | null>([
  ["home-desktop-light", null],
  ["product-phone-light", null],
]);
/** Screens for each contact sheet: with script, light theme. */
const thumbnails: Record<Look, Buffer[]> = { phone: [], desktop: [] };
const THUMBNAIL = { phone: { width: 120, height: 247, columns: 12 }, desktop: { width: 240, height: 150, columns: 6 } };

async function photographAll(browser: Browser, origin: string): Promise<void> {
  const wanted = values.only?.split(",");
  for (const screen of screens.filter(({ name }) => wanted?.includes(name) ?? true)) {
    for (const look of ["phone", "desktop"] as const) {
      for (const script of screen.isPanel ? [true] : [true, false]) {
        await photograph(browser, origin, { screen, look, script }).catch((error: unknown) => {
          process.exitCode = 1;
          const how = script ? "" : " without script";
          console.error(`${screen.name} on a ${look}${how}: ${error instanceof Error ? error.message : String(error)}`);
        });
      }
    }
  }
}

async function photograph(
  browser: Browser,
  origin: string,
  { screen, look, script }: { screen: Screen; look: Look; script: boolean },
): Promise<void> {
  const viewport = looks[look];
  const shopper = await InChromium.with(
    origin,
    await browser.newContext({
      baseURL: origin,
      viewport,
      userAgent: phoneAgent,
      locale: "en-IN",
      javaScriptEnabled: script,
    }),
  );
  try {
    // tsx adds a helper that pages do not have.
    await shopper.context.addInitScript("globalThis.__name = (named) => named");
    await openScreen(shopper, screen);
    // Opening a panel touches the page, and a prefetch on touch is never reported as done.
    await shopper.page.waitForLoadState(screen.isPanel ? "load" : "networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await shopper.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const name = `${screen.name}-${look}-${colorScheme}${script ? "" : "-no-script"}`;
      const picture = await keep(shopper.page, join(values.to, `${name}.webp`));
      if (script && colorScheme === "light") thumbnails[look].push(picture);
    }
  } finally {
    await shopper.context.close();
  }
}

async function keep(page: Page, file: string): Promise<Buffer> {
  if (values.whole) await drawAll(page);
  const picture = await page.screenshot({ fullPage: values.whole });
  const name = basename(file, ".webp");
  if (overview.has(name) && !values.whole) overview.set(name, picture);
  const small = sharp(picture).resize({ width: 640, withoutEnlargement: true });
  await writeFile(file, await small.webp({ quality: 45 }).toBuffer());
  console.log(file);
  return picture;
}

/**
 * Scrolls, so that lazy content loads. Timed here: a page without script has no frames and timers
 * to wait for.
 */
async function drawAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(style);
    // Chromium loads a lazy picture in a horizontal scroller only when it comes near.
    for (const image of document.images) image.loading = "eager";
    return document.documentElement.scrollHeight;
  });
  for (let top = 0; top < height; top += page.viewportSize()?.height ?? height) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await page.waitForTimeout(50);
  }
  const areAllThere = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
  const end = Date.now() + 10_000;
  while (!(await page.evaluate(areAllThere))) {
    if (Date.now() > end) throw new Error("Not all pictures have come");
    await page.waitForTimeout(50);
  }
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
  await placed.webp({ quality: 80 }).toFile(join(SHEETS, "overview.webp"));
}

async function keepSheet(look: Look): Promise<void> {
  const [{ width, height, columns }, gap] = [THUMBNAIL[look], 8];
  const pictures = await Promise.all(
    thumbnails[look].map((picture) =>
      sharp(picture).resize({ width, height, fit: "cover", position: "top" }).toBuffer(),
    ),
  );
  const rows = Math.ceil(pictures.length / columns);
  const [wide, high] = [columns * (width + gap) + gap, rows * (height + gap) + gap];
  const ground = sharp({ create: { width: wide, height: high, channels: 3, background: "#d9e0e3" } });
  const placed = pictures.map((input, at) => ({
    input,
    left: gap + (at % columns) * (width + gap),
    top: gap + Math.floor(at / columns) * (height + gap),
  }));
  await ground
    .composite(placed)
    .webp({ quality: 70 })
    .toFile(join(SHEETS, `all-on-a-${look}.webp`));
}

await mkdir(values.to, { recursive: true });
const backend = await openBackend();
const shop = await openShop("node", backend.endpoint);
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
try {
  await photographAll(browser, shop.origin);
  // The pictures of the docs are of the shop's own brand.
  if (!process.env["BRAND_DIR"]) await keepOverview();
  if (!process.env["BRAND_DIR"] && !values.only) await Promise.all([keepSheet("phone"), keepSheet("desktop")]);
} finally {
  await browser.close();
  await shop.stop();
  await backend.close();
}
