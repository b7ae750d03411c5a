import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { formJourney, inChromium, journey, nightlyTest, sharedCodeHosts } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";
import { updateTotal } from "../support/steps/shopping.ts";

journey("products with options cost the same on their page and in the cart", async (shopper) => {
  const main = shopper.within("main");
  await shopper.goto("/camera-starter-kit.html");
  await main.choose("Lens", /24–70/);
  await main.fill("Quantity of Memory cards", "3");
  await updateTotal(shopper);
  await main.sees("Total ₹3,18,450");
  await main.press("Add to cart");
  await shopper.sees("Added to your cart.");

  await shopper.goto("/p/PRK-BULB-SET");
  await main.fill("Quantity of Prakshya white bulb, B22", "0");
  await main.fill("Number of sets", "2");
  await updateTotal(shopper);
  await main.sees("Total ₹7,190");
  await main.press("Add to cart");
  await shopper.sees("Added to your cart.");

  await shopper.expecting(422).goto("/p/STV-CANVAS");
  // What is included is ticked.
  for (const part of [/for Windows/, /for Android/]) await main.untick(part);
  await main.press("Add to cart");
  await main.sees("Please choose parts.");
  await main.tick(/^Ink and wash brushes/);
  await updateTotal(shopper);
  await main.sees("Total ₹2,998");
  await main.press("Add to cart");
  await shopper.sees("Added to your cart.");

  await shopper.goto("/p/QRV-KEEPSAKE");
  await main.fill(/^Engraving/, "ASHA");
  await main.select(/^Letters/, "Devanagari – +₹40");
  await main.choose(/^Capacity/, /128 GB/);
  await main.tick(/^Leather loop/);
  await main.fill(/^Card message/, "Many happy returns");
  await main.fill(/^Deliver after/, "2026-12-24");
  await updateTotal(shopper);
  await main.sees("Total ₹2,036");
  await main.press("Add to cart");
  await shopper.sees("Added to your cart.");

  await shopper.goto("/cart");
  const made = [
    "Engraving: ASHA",
    "Letters: Devanagari",
    "Finish: Leather loop",
    "Deliver after: 2026-12-24",
    "₹2,036",
  ];
  for (const text of made) await main.sees(text);
  const seen = ["₹3,18,450", "3 × Quorvane Reel SD card 128 GB", "₹5,192", "₹1,998", "₹2,998", "Ink and wash brushes"];
  for (const text of seen) await main.sees(text);
  await shopper.within("list", "Cart items").seesNo("Prakshya white bulb");
});

formJourney("a shopper checks delivery, reads reviews and writes one", async (shopper) => {
  const main = shopper.within("main");
  await shopper.expecting(422).goto("/p/BJ-HDMI-2M");
  await main.fill("Deliver to PIN code", "12");
  await main.press("Check");
  await shopper.within("region", "Delivery").sees("Enter a 6-digit PIN code");
  await main.fill("Deliver to PIN code", "700 001");
  await main.press("Check");
  await main.sees(/By \w{3} \d+ \w{3} ₹49/);

  const reviews = shopper.within("region", "Reviews");
  await reviews.follow(/^See all/);
  await shopper.arrivesAt(/reviews=1/);
  await reviews.follow("Next");
  await shopper.arrivesAt(/reviews=2/);
  await reviews.follow("Previous");
  await shopper.arrivesAt(/reviews=1/);
  await reviews.follow("Write a review");
  await shopper.arrivesAt(/reviews=1&review=write/);
  for (const question of ["Price", "Value", "Quality", "Rating"]) await reviews.choose(question, "4 stars");
  await reviews.fill("Title", "!");
  await reviews.fill("Name", "Asha");
  await reviews.fill("Review", "Long enough for the television.");
  await reviews.press("Submit review");
  await main.sees(/The field should have at least 2 characters/);
  expect(await reviews.value("Name")).toBe("Asha");
  await shopper.arrivesAt(/reviews=1&review=write/);
  await reviews.fill("Title", "Fits");
  await reviews.press("Submit review");
  await shopper.sees("You submitted your review for moderation.");

  await shopper.goto(phone.path);
  await main.sees("Deliver to 700001 Kolkata");
  await main.sees(/Free by \w{3} \d+ \w{3}/);
  await eventually(
    async () => (await shopper.within("region", "Recently viewed").count("link", "Bijli HDMI 2.1 cable, 2 m")) === 1,
    () => "The cable is not among the viewed products",
  );
});

journey("Buy now adds the product with the ticked warranty and opens the checkout", async (shopper) => {
  const main = shopper.within("main");
  await shopper.goto(phone.path);
  await main.tick(/^Extended warranty for phones, 1 year/);
  await main.press("Buy now");
  await shopper.arrivesAt(/^\/checkout\//);
  await shopper.goto("/cart");
  const items = shopper.within("list", "Cart items");
  for (const text of [phone.name, "Extended warranty for phones, 1 year"]) await items.sees(text);
});

test.each(sharedCodeHosts)(
  "without script the chosen options are in the URL, which opens at the form: %s",
  async (host) => {
    const shopper = new Browserless(inject("origins")[host]);
    const main = shopper.within("main");
    await shopper.goto("/p/QRV-KEEPSAKE");
    await main.fill(/^Engraving/, "ASHA");
    await main.press("Update total");
    await shopper.arrivesAt(/=ASHA&/);
    expect(shopper.address()).not.toContain("sku=");
    const opened = shopper.page.all(({ attribs }) => `#${attribs["id"]}` === shopper.page.url.hash);
    expect(opened.map(({ name }) => name)).toEqual(["form"]);
  },
);

test.each(sharedCodeHosts)(
  "without script a picture opens larger on its own page and closes again: %s",
  async (host) => {
    const shopper = new Browserless(inject("origins")[host]);
    const main = shopper.within("main");
    await shopper.goto(phone.path);
    await main.follow(/cameras – show it larger/);
    await shopper.arrivesAt(`${phone.path}?picture=3`);
    await main.seesNo("Add to cart");
    await main.follow("Close");
    await shopper.arrivesAt(phone.path);
  },
);

test("with script a picture opens in a viewer, zooms on press and closes on Back", () =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto(phone.path);
      await hydrated(shopper);
      const slide = page.getByRole("link", { name: /cameras – show it larger/ });
      await slide.scrollIntoViewIfNeeded();
      await slide.click();
      const viewer = page.getByRole("dialog", { name: phone.name });
      const picture = viewer.getByRole("button", { name: /cameras – enlarge/ });
      await picture.click();
      expect(await picture.getAttribute("aria-pressed")).toBe("true");
      const [small, large] = [await viewer.boundingBox(), await picture.boundingBox()];
      expect(large?.width).toBeGreaterThan(2 * (small?.width ?? 0));
      await viewer.getByRole("button", { name: "Show picture 1 of 4" }).click();
      await eventually(
        async () =>
          (await viewer.getByRole("button", { name: "Show picture 1 of 4" }).getAttribute("aria-current")) === "true",
        () => "The first picture is not shown",
      );
      await page.evaluate(() => history.back());
      await viewer.waitFor({ state: "hidden" });
      expect(shopper.address()).toBe(phone.path);
    },
    { hasPictures: true },
  ));

nightlyTest("with script the total follows every choice, and overtaken choices cause no error", () =>
  inChromium(inject("origins").node, async (shopper) => {
    const main = shopper.within("main");
    await shopper.goto("/build-your-desk.html");
    await main.choose("Monitor", /27 4K/);
    await main.sees("Total ₹35,888");
    await main.tick(/^Bijli USB4/);
    await main.sees("Total ₹37,887");

    await shopper.goto(phone.path);
    expect(await shopper.page.getByRole("radio", { name: /^256 GB/ }).isChecked()).toBe(true);
    for (const [colour, storage] of [
      [/^Sky Blue/, /^512 GB/],
      [/^Graphite/, /^256 GB/],
      [/^Sage/, /^512 GB/],
    ] as const) {
      await shopper.choose("Colour", colour);
      await shopper.choose("Storage", storage);
    }
    await shopper.arrivesAt(/color=\d+.*storage_capacity=\d+/);
    expect(await shopper.page.getByRole("radio", { name: /^Sage/ }).isChecked()).toBe(true);
  }),
);

describe("a product page", () => {
  test.each([
    ["nothing chosen", "chosen=1"],
    ["unknown parts", "chosen=1&part-1=999999&part-1=2&pieces-1=-4"],
    ["invalid characters", "part-1=%00&pieces-1=1e9&chosen="],
    ["a quantity of 2000 digits", `quantity=${"9".repeat(2000)}&chosen=1`],
    ["a page of reviews beyond the last", "reviews=99999"],
    ["an invalid page of reviews", "reviews=0&reviews=x"],
    ["a script as line id", "edit=%3Cscript%3E"],
    ["quotes and an emoji", "chosen=1&part-1=%F0%9F%94%A5'\"<b>"],
  ])("renders when its URL has %s", async (_what, query) => {
    for (const path of ["/build-your-desk.html", "/p/STV-CANVAS", "/p/PRK-BULB-SET", phone.path]) {
      const { status } = await fetch(`${inject("origins").node}${path}?${query}`);
      expect(status, path).toBe(200);
    }
  });
});
