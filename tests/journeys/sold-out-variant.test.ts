import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, formJourney, inChromium, nightly, nightlyTest, sharedCodeHosts } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";

const SOLD_OUT = `${phone.path}?color=82&storage_capacity=99`;

formJourney("a sold-out variant has no buy buttons", async (shopper) => {
  await shopper.goto(SOLD_OUT);
  const main = shopper.within("main");
  await main.sees("Out of stock");
  await main.seesNo(/\bIn stock\b/);
  await main.seesNo(/EMI from/);
  await main.seesNo(/^From ₹/);
  expect((await main.count("button", "Add to cart")) + (await main.count("button", "Buy now"))).toBe(0);
  await main.follow("Graphite, 512 GB");
  await main.sees("In stock");
  expect(await main.count("button", "Add to cart")).toBe(1);
});

describe.each(browserHosts)("a choice of options with script: %s", (host) => {
  const seesChosen = (page: Page, value: RegExp) =>
    eventually(
      () => page.getByRole("radio", { name: value }).isChecked(),
      () => `${value} is not chosen`,
    );

  test("keeps what was chosen when the combination is sold out, and says so", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      await shopper.goto(phone.path);
      await hydrated(shopper);
      await shopper.choose("Colour", /^Sky Blue/);
      await shopper.arrivesAt(/color=/);
      await shopper.choose("Storage", /^512 GB/);
      await shopper.within("main").within("status").sees("Sky Blue with 512 GB is out of stock.");
      await seesChosen(page, /^Sky Blue/);
      await seesChosen(page, /^512 GB/);
      const main = shopper.within("main");
      expect((await main.count("button", "Add to cart")) + (await main.count("button", "Buy now"))).toBe(0);
    }));

  nightlyTest("says what a choice has changed when the combination is not made", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      await shopper.goto("/p/BJ-CASE-AURA");
      await hydrated(shopper);
      await shopper.choose("Colour", /^Sage/);
      await shopper.arrivesAt(/color=/);
      await shopper.choose("Material", /^Leather/);
      await shopper.within("main").within("status").sees("Colour changed to Black: Sage is not made with Leather.");
      await seesChosen(page, /^Black/);
      // Said until the next choice.
      await shopper.choose("Colour", /^Brown/);
      await shopper.arrivesAt(/color=/);
      await shopper.within("main").seesNo(/changed to/);
    }),
  );
});

describe.each(sharedCodeHosts)("structured data of a variant: %s", (host) => {
  const offerOf = async (path: string) => {
    const page = (await new Browserless(inject("origins")[host]).send(path)).body.toString();
    const message =
      /<script type="application\/ld\+json"[^>]*>(\{.*?"@type":"Product".*?)<\/script>/s.exec(page)?.[1] ?? "";
    return message.slice(message.indexOf('"offers"'));
  };

  test("says out of stock at the variant's URL", async () => {
    const offer = await offerOf(SOLD_OUT);
    expect(offer).toContain('"availability":"https://schema.org/OutOfStock"');
    expect(offer).toMatch(/kestriva-aura-5g\.html\?color=82(&|\\u0026)storage_capacity=99/);
  });
});

describe.each(nightly(...browserHosts))("a page translated after hydration: %s", (host) => {
  test("shows the price of the variant chosen afterwards", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      await shopper.goto(phone.path);
      await hydrated(shopper);
      await page.evaluate(translate);
      await shopper.choose("Storage", /^512 GB/);
      await eventually(
        async () => (await page.getByRole("main").innerText()).includes("₹67,999"),
        async () => `Still the old price: ${(await page.getByRole("main").innerText()).slice(0, 400)}`,
      );
      await shopper.within("main").seesNo(/^₹59,999/);
    }));
});

/** Runs in the page: what a browser's translator does. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text); // by SHOW_TEXT
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, option")) continue;
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
