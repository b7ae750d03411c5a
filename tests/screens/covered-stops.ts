import type { Page } from "playwright";

/**
 * Presses the key up to `most` times. Names of elements that are hidden entirely by something else
 * while they have the focus.
 */
export async function coveredStops(
  page: Page,
  key: string,
  most: number,
): Promise<{ readonly stops: number; readonly covered: readonly string[] }> {
  const covered: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop);
    if (stop === null) return { stops, covered };
    if (stop.isCovered) covered.push(stop.name);
  }
  return { stops: most, covered };
}

/** Null at the end of the page. Runs in the page. */
function focusedStop(): { name: string; isCovered: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return (
        hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest("label")?.contains(focused))
      );
    }),
  );
  return { name: `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`, isCovered: !isSeen };
}
