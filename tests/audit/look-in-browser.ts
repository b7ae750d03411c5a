import { brokenRules } from "../screens/axe.ts";
import { coveredStops } from "../screens/covered-stops.ts";
import { freshContext } from "../support/chromium/browser.ts";

/** Faults begin with the page's path. */
export interface SeenInBrowser {
  readonly pages: number;
  readonly stops: number;
  readonly coveredStops: readonly string[];
  readonly smallTargets: readonly string[];
}

const MOST_STOPS = 25;

/** On a phone. */
export async function lookInBrowser(origin: string, paths: readonly string[]): Promise<SeenInBrowser> {
  const context = await freshContext(origin, { hasPictures: false });
  try {
    const page = await context.newPage();
    const small: string[] = [];
    const covered: string[] = [];
    let stops = 0;
    for (const path of paths) {
      await page.goto(path);
      small.push(...(await brokenRules(page, path, "targets")));
      const found = await coveredStops(page, "Tab", MOST_STOPS);
      stops += found.stops;
      covered.push(...found.covered.map((name) => `${path}: ${name}`));
    }
    return { pages: paths.length, stops, coveredStops: covered, smallTargets: small };
  } finally {
    await context.close();
  }
}
