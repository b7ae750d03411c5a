import { findAll } from "domutils";
import { describe, expect, inject, test } from "vitest";
import { ahead } from "../support/ahead.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { textOf } from "../support/browserless/names.ts";
import { eventually } from "../support/eventually.ts";
import { hosts } from "../support/modes.ts";
import type { Scope } from "../support/shopper.ts";
import { walkToPayment } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { putPhoneInCart } from "../support/steps/shopping.ts";

const FEW_LEFT = { name: "Kestriva Fern 5G", path: "/kestriva-fern-5g.html" };
const SOLD_OUT = { name: "Khelgard Arc 34 Curved", path: "/khelgard-arc-34-curved.html" };

async function cardOf(main: Scope, product: string): Promise<Scope> {
  for (const card of await main.each("article")) if ((await card.names("link")).includes(product)) return card;
  throw new Error(`There is no card of ${product}`);
}

describe.each(hosts)("what page and card say of a product: %s", (host) => {
  const open = async (path: string) => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto(path);
    return { guest, main: guest.within("main") };
  };

  test("what it costs now, what it cost, how much less that is, and the credit for it", async () => {
    const { guest, main } = await open(phone.path);
    await main.sees("From ₹59,999 instead of ₹64,999 Sale · 8% off");
    await main.sees("Credit ₹6,000");
    await guest.goto("/search-results?term=Kestriva+Aura");
    const card = await cardOf(guest.within("main"), phone.name);
    await card.sees("From ₹59,999 instead of ₹64,999 8% off");
    await card.sees("12 GB · 256–512 GB · 6.7 inch");
    await card.seesNo("Credit");
    const dearer = await cardOf(guest.within("main"), "Kestriva Aura Pro");
    await dearer.sees("From ₹84,999");
    await dearer.seesNo("off");
  });

  test("how many are left, where they are few", async () => {
    const { guest, main } = await open(FEW_LEFT.path);
    await main.sees("Only 4 left");
    expect(await main.count("button", "Add to cart")).toBeGreaterThan(0);
    await guest.goto("/search-results?term=Kestriva+Fern");
    await (await cardOf(guest.within("main"), FEW_LEFT.name)).sees("Only 4 left");
  });

  test("that it is sold out, and then nothing to put into the cart", async () => {
    const { guest, main } = await open(SOLD_OUT.path);
    await main.sees("Out of stock");
    expect(await main.count("spinbutton", "Quantity")).toBe(0);
    const [form] = guest.page.all(({ name, attribs }) => name === "form" && attribs["action"] === SOLD_OUT.path);
    expect(form && textOf(form)).toBe("Add to wishlist Compare");
    await guest.goto("/search-results?term=Khelgard+Arc+34");
    const card = await cardOf(guest.within("main"), SOLD_OUT.name);
    await card.sees("Out of stock");
    expect(await card.count("button", "Add to cart")).toBe(0);
    await card.follow(SOLD_OUT.name);
    expect(guest.address()).toBe(SOLD_OUT.path);
  });

  test("what its reviewers say, with the stars of each, and what they were given for", async () => {
    const { guest } = await open(phone.path);
    const reviews = guest.within("region", "Reviews");
    await reviews.sees(/5 stars \d+ 4 stars \d+ 3 stars \d+ 2 stars \d+ 1 star \d+/);
    const each = await Promise.all((await reviews.each("listitem")).map((item) => item.text()));
    const rated = each.flatMap((text) => {
      const stars = /Rated (\d\.\d) out of 5 \S/.exec(text)?.[1];
      return stars
        ? [{ stars: Number(stars), marks: [...text.matchAll(/ (\d)\/5/g)].map(([, mark]) => Number(mark)) }]
        : [];
    });
    expect(rated.map(({ stars }) => stars)).toEqual([1, 5, 4, 5, 5]);
    for (const { stars, marks } of rated) {
      expect(marks).toHaveLength(4);
      expect(stars).toBeCloseTo(marks.reduce((sum, mark) => sum + mark, 0) / marks.length, 1);
    }
  });

  test("how it can be paid by instalments, and what goes with it", async () => {
    const { guest, main } = await open(FEW_LEFT.path);
    await main.sees("EMI options");
    await main.sees("EMI with your bank");
    // The first visit may be answered before these are known.
    await eventually(
      async () => {
        await guest.goto(FEW_LEFT.path);
        return (await main.count("region", "You may also like")) > 0;
      },
      () => "Nothing is offered beside it",
    );
    for (const panel of ["Related products", "You may also like"])
      expect(await main.within("region", panel).count("article"), panel).toBeGreaterThan(0);
  });

  test("its pictures, each in the size of its place", async () => {
    const { guest } = await open(phone.path);
    await ahead(guest, putPhoneInCart);
    /** Boxes of the pictures in the main part, and whether their files are of the same size. */
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
    expect(ofProduct.filter((box) => box === "160x160")).toHaveLength(3);
    expect(ofProduct.filter((box) => box.startsWith("1080x1340"))).toHaveLength(3);
    expect(ofProduct).toContain("216x268");
    expect(await boxes("/cart")).toContain("170x170");
    await walkToPayment(guest);
    expect(await boxes("/checkout/payment")).toEqual(["100x100"]);
  });
});
