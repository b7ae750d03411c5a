import type { Page, Request } from "playwright";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";

declare global {
  interface Window {
    shifts: NotedShift[];
  }
}

interface NotedShift {
  at: number;
  text: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Pending pictures of each page. */
const awaited = new WeakMap<Page, Set<Request>>();

/**
 * Makes every document record its layout shifts, also those within half a second of input:
 * hydration must move nothing either.
 */
export async function recordShifts(page: Page): Promise<void> {
  const pictures = new Set<Request>();
  awaited.set(page, pictures);
  page.on("request", (request) => request.resourceType() === "image" && pictures.add(request));
  page.on("requestfinished", (request) => pictures.delete(request));
  page.on("requestfailed", (request) => pictures.delete(request));
  await page.addInitScript(() => {
    window.shifts = [];
    const note = (entry: LayoutShift) => {
      // Right-aligned text that arrives in two pieces grows in place. A space at its end hangs over
      // the edge until then.
      const growsInPlace = entry.sources.every(
        ({ previousRect: before, currentRect: now }) =>
          Math.abs(before.right - now.right) < 1 && before.top === now.top && before.height === now.height,
      );
      if (growsInPlace && entry.value < 0.0001) return;
      const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${place(previousRect)} → ${place(currentRect)}: ${element?.outerHTML.slice(0, 160) ?? "gone"}`;
      });
      window.shifts.push({ at: entry.startTime, text: `moved by ${entry.value.toFixed(4)}:\n  ${moved.join("\n  ")}` });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as LayoutShift); // not in TypeScript's DOM types
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shifts.map(({ text }) => text));
}

/**
 * Shifts while scrolling and during use. For shifts while the document arrives:
 * arrival.nightly.test.ts.
 */
export async function shiftsWhileUsed(page: Page): Promise<string[]> {
  await page.waitForLoadState("load");
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }));
  for (let top = 0; top < height; top += step) await scrollTo(page, top);
  await eventually(
    () => awaited.get(page)?.size === 0,
    () => "Pictures never arrived",
  );
  await scrollTo(page, 0);
  await hydrated({ page });
  await scrollTo(page, 0);
  return page.evaluate(() => {
    const parsed = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming; // the one entry of this kind
    return window.shifts.filter(({ at }) => at > parsed.domInteractive).map(({ text }) => text);
  });
}

/** Waits two frames. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}
