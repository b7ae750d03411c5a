import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, inChromium, nightly, nightlyTest } from "../support/modes.ts";
import { namesOf } from "../support/steps/listing.ts";
import { openAndClose } from "../support/steps/panels.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

describe.each(browserHosts)("search on a phone: %s", (host) => {
  test("without script the quick link opens a search page", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(categoryPath);
    await shopper.within("navigation", "Quick links").follow("Search");
    await shopper.arrivesAt("/search-results");
    const focused = shopper.page.all(({ attribs }) => "autofocus" in attribs);
    expect(focused.map(({ attribs }) => attribs["aria-label"])).toEqual(["What are you looking for?"]);
    await shopper.within("main").within("region", "Departments").sees("Audio");
    await shopper.within("main").within("region", "Popular searches").follow("air fryer");
    await shopper.arrivesAt("/search-results?term=air%20fryer");
    await shopper.goto("/search-results");
    await shopper.within("main").fill("What are you looking for?", "kestriva");
    await shopper.press("Find");
    await shopper.arrivesAt("/search-results?term=kestriva");
    expect(await shopper.value("Search products")).toBe("kestriva");
    await shopper.goto(categoryPath);
    expect(await shopper.value("Search products")).toBe("");
  });

  test.each([{ script: "at once", options: {} }, ...nightly({ script: "late", options: { scriptDelayMs: 1_500 } })])(
    "with script ($script) search and newsletter open as panels",
    ({ options }) =>
      inChromium(
        inject("origins")[host],
        async (shopper) => {
          const { page } = shopper;
          await shopper.goto(categoryPath);
          await hydrated(shopper);
          await openAndClose(shopper, page.getByRole("link", { name: "Search", exact: true }), "Search");
          await openAndClose(shopper, page.locator("footer").getByRole("link", { name: "Newsletter" }), "Newsletter");
          const menu = page.locator("summary[data-panel=menu]");
          await menu.click();
          await shopper.within("dialog", "Menu").follow("Newsletter");
          await shopper.within("dialog", "Newsletter").sees("Email address");
          expect(await page.getByRole("dialog").count()).toBe(1);
          await page.keyboard.press("Escape");
          await eventually(
            () => menu.evaluate((toggle) => toggle === document.activeElement),
            () => "The focus is not on what opened the first panel",
          );
        },
        options,
      ),
  );

  test("the dialog suggests while typing, remembers searches and adds no history entry", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      await shopper.goto(categoryPath);
      await hydrated(shopper);
      await page.getByRole("searchbox", { name: "Search products" }).focus();
      await shopper.within("banner").within("region", "Popular searches").sees("air fryer");
      await page.keyboard.press("Escape");
      const opener = page.getByRole("link", { name: "Search", exact: true });
      await opener.click();
      const dialog = shopper.within("dialog", "Search");
      await dialog.within("region", "Popular searches").sees("air fryer");
      await dialog.fill("What are you looking for?", phone.name);
      await dialog.within("region", "Products found").sees(phone.price);
      await dialog.within("region", "Products found").follow(new RegExp(`^${phone.name}`));
      await shopper.arrivesAt(phone.path);
      await page.goBack();
      // The URL changes before the list.
      await shopper.within("main").sees("Items per page");

      await opener.click();
      await dialog.fill("What are you looking for?", "wireless");
      await page.keyboard.press("Enter");
      await shopper.arrivesAt("/search-results?term=wireless");
      const box = page.getByRole("searchbox", { name: "Search products" });
      await eventually(
        async () => (await box.inputValue()) === "wireless",
        () => "The header's box does not have the search term",
      );
      const [found = ""] = await namesOf(shopper.within("main"));
      await shopper.within("main").follow(found);
      await shopper.arrivesAt(/\.html$/);
      await eventually(
        async () => (await box.inputValue()) === "",
        () => "The search term is in the box of another page",
      );
      // The buy bar has replaced the bar with the search.
      await page.goBack();
      await shopper.arrivesAt("/search-results?term=wireless");
      await shopper.within("main").sees("Items per page");
      await hydrated(shopper);

      await opener.click();
      await dialog.within("region", "Recent searches").follow("wireless");
      await shopper.arrivesAt("/search-results?term=wireless");
      await opener.click();
      await dialog.sees(/See all \d+ results/);
      // One panel at a time: opening the cart closes the search.
      await page.locator("header a[data-panel=cart]").evaluate((link: HTMLElement) => link.click());
      await shopper.within("dialog", "Cart").sees("Your cart is empty.");
      expect(await page.getByRole("dialog").count()).toBe(1);
    }));
});

nightlyTest("the search page suggests while typing too", () =>
  inChromium(inject("origins").node, async (shopper) => {
    await shopper.goto("/search-results");
    await hydrated(shopper);
    const box = shopper.page.getByRole("searchbox", { name: "What are you looking for?" });
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
    await shopper.within("main").fill("What are you looking for?", phone.name);
    await shopper.within("main").within("region", "Products found").sees(phone.price);
  }),
);

nightlyTest("without a connection suggestions and counts are missing, but the page works", () =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    shopper.errors.expect(/ERR_FAILED/);
    await shopper.goto(categoryPath);
    await hydrated(shopper);
    await page.route(/:\d+\/(?:search-panel|listing-filters)/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await shopper.fill("Search products", phone.name);
    await lost;
    await page.locator("summary").filter({ hasText: "Filters" }).click();
    const panel = shopper.within("dialog", "Filters");
    const counted = page.waitForEvent("requestfailed");
    await panel.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
    await counted;
    await panel.press("Show products");
    await shopper.arrivesAt(/\?brand=\d+$/);
    await shopper.within("main").sees(`Brand: ${phone.brand}`);
    expect(await shopper.value("Search products")).toBe(phone.name);
  }),
);
