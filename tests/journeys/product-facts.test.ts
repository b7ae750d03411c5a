import { findAll } from "domutils";
import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import type { Scope } from "../support/shopper.ts";
import { goToPayment } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { cardsIn } from "../support/steps/listing.ts";

const FEW_LEFT = { name: "Kestriva Fern 5G", path: "/kestriva-fern-5g.html" };
const SOLD_OUT = { name: "Khelgard Arc 34 Curved", path: "/khelgard-arc-34-curved.html" };

async function cardOf(main: Scope, product: string): Promise<Scope> {
  for (const card of await cardsIn(main)) if ((await card.names("link")).includes(product)) return card;
  throw new Error(`There is no card of ${product}`);
}

describe.each(sharedCodeHosts)("product facts on page and card: %s", (host) => {
  const open = async (path: string) => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto(path);
    return { guest, main: guest.within("main") };
  };

  test("shows price, former price, discount and credit", async () => {
    const { guest, main } = await open(phone.path);
    await main.sees("₹59,999 MRP ₹64,999 8% off");
    await main.sees("Credit ₹6,000");
    await main.sees("Bring this product back to one of our stores later");
    await guest.goto("/camera-starter-kit.html");
    await main.sees(/\bCredit ₹\d/);
    await guest.goto("/search-results?term=Kestriva+Aura");
    const card = await cardOf(guest.within("main"), phone.name);
    await card.sees("From ₹59,999 ₹64,999 8% off");
    await card.sees("12 GB · 256–512 GB · 6.7 inch");
    await card.seesNo(/credit/i);
    const dearer = await cardOf(guest.within("main"), "Kestriva Aura Pro");
    await dearer.sees("From ₹84,999");
    await dearer.seesNo("off");
  });

  test("shows low stock", async () => {
    const { guest, main } = await open(FEW_LEFT.path);
    await main.sees("Only 4 left");
    expect(await main.count("button", "Add to cart")).toBeGreaterThan(0);
    await guest.goto("/search-results?term=Kestriva+Fern");
    await (await cardOf(guest.within("main"), FEW_LEFT.name)).sees("Only 4 left");
  });

  test("shows that it is sold out and has no buy buttons", async () => {
    const { guest, main } = await open(SOLD_OUT.path);
    await main.sees("Out of stock");
    await main.seesNo(/EMI from|credit ₹|In stock/);
    expect(await main.count("link", "See other monitors")).toBe(1);
    expect(await main.count("button", "Save to wishlist")).toBe(1);
    expect((await cardsIn(main.within("region", "Similar and in stock"))).length).toBeGreaterThan(0);
    expect(await main.count("textbox", "Quantity")).toBe(0);
    expect(await main.count("button", "Buy now")).toBe(0);
    expect(guest.page.all(({ attribs }) => /\bfoot-bar\b/.test(attribs["class"] ?? ""))).toEqual([]);
    const buttons = guest.page.all(({ name, attribs }) => name === "button" && attribs["form"] === "buy");
    expect(buttons.flatMap(({ attribs }) => attribs["aria-label"] ?? [])).toEqual([
      "Add to compare",
      "Add to wishlist",
    ]);
    await guest.goto("/search-results?term=Khelgard+Arc+34");
    const card = await cardOf(guest.within("main"), SOLD_OUT.name);
    await card.sees("Out of stock");
    expect(await card.count("button", "Add to cart")).toBe(0);
    await card.follow(SOLD_OUT.name);
    expect(guest.address()).toBe(SOLD_OUT.path);
  });

  test.each([
    ["a phone", phone.path, "10-day replacement if faulty"],
    ["a cable", "/p/BJ-HDMI-2M", "10-day returns refund or replacement"],
    ["an air conditioner", "/p/STR-HIM-1T", "10-day repair or replacement, after a visit"],
    ["an engraved product", "/p/QRV-KEEPSAKE", "Made for you replaced if faulty, no other return"],
    ["a download", "/p/STV-CANVAS", "Replacement code if yours does not work"],
  ])("shows the return policy for its kind of product: %s", async (_, path, promise) => {
    const { main } = await open(path);
    await main.sees(promise);
    const text = await main.text();
    expect(text.match(/\b10[- ]days?\b|Made for you|Replacement code/g)).toHaveLength(1);
  });

  test("filters reviews by stars and sorts them", async () => {
    const { guest } = await open(phone.path);
    const reviews = guest.within("region", "Reviews");
    await reviews.sees(/5 stars \d+%.*4 stars \d+%.*3 stars \d+%.*2 stars \d+%.*1 star \d+%/);
    const rated = async () =>
      (await Promise.all((await reviews.each("listitem")).map((item) => item.text()))).flatMap((text) => {
        const stars = /^(★+)☆* \S/.exec(text)?.[1]?.length;
        return stars ? [{ stars, marks: [...text.matchAll(/ (\d)\/5/g)].map(([, mark]) => Number(mark)) }] : [];
      });
    expect(await rated()).toHaveLength(5);
    await reviews.select("Sort", "Lowest");
    await reviews.press("Sort reviews");
    expect((await rated()).map(({ stars }) => stars)).toEqual([1, 1, 1, 1, 1]);
    await reviews.follow(/^3 stars/);
    expect(guest.address()).toMatch(/review-sort=lowest.*stars=3/);
    const threes = await rated();
    expect(threes.every(({ stars }) => stars === 3)).toBe(true);
    for (const { stars, marks } of threes) {
      const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
      if (marks.length > 0) expect(stars).toBe(Math.round(mean));
    }
    await reviews.follow(/show all reviews/);
    expect(guest.address()).not.toContain("stars=");
  });

  test("shows instalments and related products", async () => {
    const { guest, main } = await open(FEW_LEFT.path);
    await main.sees("EMI from ₹1,123/month");
    await main.sees("For ₹12,499 at 14% a year, for example");
    await main.sees("EMI with your bank");
    await main.seesNo("₹30,000");
    // The first visit may be answered before they are loaded.
    await eventually(
      async () => {
        await guest.goto(FEW_LEFT.path);
        return (await main.count("region", "You may also like")) > 0;
      },
      () => "No related product is offered",
    );
    for (const panel of ["Related products", "You may also like"])
      expect(await main.within("region", panel).count("listitem"), panel).toBeGreaterThan(0);
  });

  test("shows each picture in the size of its place", async () => {
    const { guest } = await open(phone.path);
    await prepareWithoutBrowser(guest, addPhoneToCart);
    /** Layout boxes of the pictures in main, and whether their files have the same size. */
    const boxes = async (path: string) => {
      await guest.goto(path);
      const [main] = guest.page.all(({ name }) => name === "main");
      const pictures = findAll(({ name, attribs }) => name === "img" && "width" in attribs, main?.children ?? []);
      return pictures.map(({ attribs: { width, height, src } }) => {
        const box = `${width}x${height}`;
        return src?.startsWith(`/media/${box}/`) ? box : `${box} of ${src}`;
      });
    };
    const ofProduct = await boxes(phone.path);
    expect(ofProduct.filter((box) => box === "160x160")).toHaveLength(4);
    expect(ofProduct.filter((box) => box.startsWith("1080x1340"))).toHaveLength(4);
    expect(ofProduct).toContain("216x268");
    expect(await boxes("/cart")).toContain("170x170");
    await goToPayment(guest);
    expect(await boxes("/checkout/payment")).toEqual(["100x100"]);
  });
});
