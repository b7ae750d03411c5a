import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright";

const ASSETS = "build/client/assets";
let whole: string | undefined;

/**
 * Elements that look different with all styles of the shop, in front of and after those of the
 * page.
 */
export async function unstyled(page: Page): Promise<string[]> {
  whole ??= ["base", "deferred"]
    .flatMap((sheet) => readdirSync(ASSETS).filter((file) => file.startsWith(`${sheet}-`) && file.endsWith(".css")))
    .map((file) => readFileSync(`${ASSETS}/${file}`, "utf8"))
    .join("");
  // The deferred styles are at the end of the page.
  await page.waitForLoadState("load");
  return page.evaluate(async (css) => {
    // Without margins: for automatic ones Chromium returns either the used value or 0.
    const watched = ["color", "background-color", "border", "font", "display", "position", "padding", "margin-block"];
    const looks = () =>
      [...document.body.querySelectorAll("*")].map((element) => {
        const style = getComputedStyle(element);
        return { element, look: watched.map((property) => style.getPropertyValue(property)).join(" · ") };
      });
    // Chromium returns percentages for what is not laid out, pixels for the rest.
    const laidOut = await new CSSStyleSheet().replace("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    const before = looks();
    const sheet = await new CSSStyleSheet().replace(css);
    document.adoptedStyleSheets.push(sheet);
    const after = looks();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (adopted) => adopted !== sheet && adopted !== laidOut,
    );
    return before
      .filter(({ look }, at) => look !== after[at]?.look)
      .map(
        ({ element, look }) => `unlike with all styles: <${element.localName} class="${element.className}"> ${look}`,
      );
  }, whole);
}
