import { expect, inject, test } from "vitest";
import { firstScript, hydrated, untilHydrated } from "../support/chromium/hydrated.ts";
import { browserHosts, inChromium } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";
import { openFooter } from "../support/steps/footer.ts";

/** As Chrome's translator: wraps each text node in an element. */
function translate(): void {
  document.documentElement.classList.add("translated-ltr");
  const texts: Text[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode as Text); // by SHOW_TEXT
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, noscript, textarea, template")) continue;
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(`«${text.data}»`);
  }
}

/** As extensions: adds a box beside a field and an element at the end of the page. */
function extend(): void {
  document.querySelector("input[name=term]")?.insertAdjacentHTML("afterend", "<div></div>");
  document.documentElement.append(document.createElement("desktop-integration"));
}

test.each(browserHosts)("keeps typed text and the translation on a page translated before hydration: %s", (host) =>
  inChromium(inject("origins")[host], async (shopper) => {
    const { page } = shopper;
    await shopper.goto(phone.path);
    await page.waitForLoadState("load");
    await firstScript(page);
    await page.evaluate(translate);
    const quantity = page.locator("main #quantity");
    await quantity.fill("3");
    await page.mouse.move(150, 300);
    await page.waitForLoadState("networkidle");
    expect(await quantity.inputValue()).toBe("3");
    await shopper.within("main").sees(`«${phone.name}»`);
    // The next page is a document, which the browser also translates.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await (await openFooter(page)).locator("a[href*=warranty]").first().click();
    await shopper.arrivesAt(/warranty/);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
  }),
);

test.each(browserHosts)("keeps entered values on a page that an extension changed before hydration: %s", (host) =>
  inChromium(inject("origins")[host], async (shopper) => {
    const { page } = shopper;
    // React reports it and renders the page again.
    shopper.errors.expect(/React error #4(18|23|25)/);
    await shopper.goto(phone.path);
    await page.waitForLoadState("load");
    await page.evaluate(extend);
    await page.locator("main #quantity").evaluate((field: HTMLInputElement, storage) => {
      field.value = "3";
      const picked = [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.includes(storage));
      const radio = picked?.querySelector("input");
      if (radio) radio.checked = true;
      field.focus();
    }, "512 GB");
    await untilHydrated(page);
    await shopper.arrivesAt(/storage_capacity=\d+/);
    const quantity = page.locator("main #quantity");
    expect(await quantity.inputValue()).toBe("3");
    expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true);
    await hydrated(shopper);
  }),
);
