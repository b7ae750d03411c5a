import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright";

const ASSETS = "build/client/assets";
let whole: string | undefined;

/**
 * Elements that look different with all styles of the shop, in front of and after those of the
 * page, and elements of the header that look different before the styles behind it arrive.
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
    const looks = (selector = "*") =>
      [...document.body.querySelectorAll(selector)].map((element) => {
        const style = getComputedStyle(element);
        return { element, look: watched.map((property) => style.getPropertyValue(property)).join(" · ") };
      });
    type Looks = ReturnType<typeof looks>;
    const changed = (before: Looks, after: Looks, what: string) =>
      before
        .filter(({ look }, at) => look !== after[at]?.look)
        .map(({ element, look }) => `${what}: <${element.localName} class="${element.className}"> ${look}`);
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
    const behind = [...document.querySelectorAll<HTMLStyleElement>("header ~ style")];
    const header = ".skip, body > header, body > header *";
    // Without layout, in which the page would be seen to move.
    document.body.hidden = true;
    const complete = looks(header);
    for (const style of behind) style.disabled = true;
    const early = looks(header);
    for (const style of behind) style.disabled = false;
    document.body.hidden = false;
    const isWhole = document.querySelector("[data-page-style=page]") === null;
    return [
      ...(behind.length === (isWhole ? 1 : 2) ? [] : [`${String(behind.length)} styles behind the header`]),
      ...changed(before, after, "unlike with all styles"),
      ...changed(early, complete, "unlike with the styles behind the header"),
    ];
  }, whole);
}
