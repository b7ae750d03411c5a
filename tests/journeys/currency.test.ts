import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { formJourney, sharedCodeHosts } from "../support/modes.ts";
import { applyFilters, cardsIn } from "../support/steps/listing.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";
import type { Scope, Shopper } from "../support/shopper.ts";

/** ₹599 each, ₹549 from three on. */
const CABLE = "BJ-USB3.2/1M";

/** Chosen in the footer: 83⅓ rupees to the dollar. */
async function payInDollars(shopper: Shopper): Promise<void> {
  await shopper.within("contentinfo").select("Currency", "USD");
  await shopper.within("contentinfo").press("Change currency");
}

const dollarsIn = (text: string) => [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, digits = ""]) => amount(digits)); // prettier-ignore
const amount = (digits: string) => Number(digits.replaceAll(",", ""));

async function pricesIn(scope: Scope): Promise<(number | undefined)[]> {
  const texts = await Promise.all((await cardsIn(scope)).map((card) => card.text()));
  return texts.map((text) => dollarsIn(text)[0]);
}

formJourney("prices are filtered in the currency in which they are shown", async (shopper) => {
  await shopper.goto("/audio.html");
  await payInDollars(shopper);
  await shopper.arrivesAt("/audio.html");
  const main = shopper.within("main");
  await main.sees(/\$\d/);
  const price = shopper.within("group", "Price");
  // No price is in rupees (83 times as much). A busy backend's price bands are wider than the
  // dearest product.
  await price.seesNo("₹");
  const ends = dollarsIn(await price.text());
  expect(ends.length).toBeGreaterThan(2);
  expect(Math.max(...ends)).toBeLessThan(2_000);
  await shopper.fill("Minimum price", "100");
  await shopper.fill("Maximum price", "200");
  await applyFilters(shopper, /[?&]price(=100_200|-from=100)/);
  await main.sees("Price: $100 – $200");
  const found = await pricesIn(main);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((each) => each === undefined || each < 100 || each > 200)).toEqual([]);
});

describe.each(sharedCodeHosts)("a currency other than the catalogue's: %s", (host) => {
  test("a price band finds as many products as it says, all within it", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto("/audio.html");
    await payInDollars(shopper);
    const main = shopper.within("main");
    const band = /(\$[\d,.]+) – (\$[\d,.]+) (\d+)/.exec(await shopper.within("group", "Price").text());
    const [, low = "", high = "", count] = band ?? [];
    await shopper.choose("Price", new RegExp(`^${low} – ${high}`.replaceAll("$", "\\$")));
    await shopper.press("Apply filters");
    await main.sees(`Price: ${low} – ${high}`);
    const found = await pricesIn(main);
    expect(found).toHaveLength(Math.min(Number(count), 20));
    const [from = NaN, to = NaN] = [low, high].flatMap(dollarsIn);
    expect(found.filter((each) => each === undefined || each < from || each > to)).toEqual([]);
  });

  test("the cart shows a unit price only when it multiplies to the line total", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await addSkusToCart(shopper, { [CABLE]: 3 });
    await payInDollars(shopper);
    const line = shopper.within("list", "Cart items");
    // Three at ₹549: the sum is converted, not the price.
    await line.sees("$19.76");
    await line.seesNo("each");
    await line.fill("Quantity", "1");
    await line.press("Update");
    await line.fill("Quantity", "2");
    await line.press("Update");
    await line.sees("$14.38");
    await line.sees("$7.19 each");
    await shopper.within("region", "Order summary").sees("About ₹1,198. Our prices are set in INR.");
  });

  test.each([
    ["to be engraved", "/p/QRV-KEEPSAKE", (main: Scope) => main.tick(/^Leather loop.*\$1\.79/), "$17.38"],
    ["a bundle at a fixed price", "/p/BJ-STUDIO-VOICE", (main: Scope) => main.choose(/^Headphones/, /\$149\.88/), "$233.76"],
    ["a download by parts", "/p/STV-CANVAS", (main: Scope) => main.tick(/^Ink and wash brushes.*\$5\.99/), "$35.98"],
  ])("the options of a product %s cost the same on its page and in the cart", async (_what, path, choose, total) => {
    const shopper = new Browserless(inject("origins")[host]);
    const main = shopper.within("main");
    await shopper.goto(path);
    await payInDollars(shopper);
    await choose(main);
    await main.press("Update total");
    await main.sees(`Total ${total}`);
    await main.press("Add to cart");
    await shopper.arrivesAt("/cart");
    await shopper.within("list", "Cart items").sees(total);
  }); // prettier-ignore
});
