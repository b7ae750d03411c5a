import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { placeOrder } from "../support/steps/checking-out.ts";
import { linksIn } from "../support/steps/links.ts";
import { cardsIn } from "../support/steps/listing.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

/** The headings of the home page in the demo backend's content. */
const HEADINGS = ["Kestriva Aura 5G", "Big deals", "New arrivals", "Shop by budget", "Shop by brand"];

const PANELS = [
  ["Big deals", "/big-deal-products"],
  ["New arrivals", "/new-products"],
] as const;

describe.each(sharedCodeHosts)("the home page: %s", (host) => {
  const open = async () => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto("/");
    return guest;
  };

  test("shows departments, hero, two product panels, budgets, promises and brands in this order", async () => {
    const guest = await open();
    const main = guest.within("main");
    const panels = PANELS.map(([panel]) => main.within("region", panel).within("list", "Products"));
    const ofCards = (await Promise.all(panels.map((cards) => cards.names("heading")))).flat();
    expect(ofCards).toHaveLength(20);
    const [title, ...headings] = await main.names("heading");
    expect(title).toMatch(/^Bijli/);
    expect(headings.filter((name) => !ofCards.includes(name))).toEqual(HEADINGS);
    const links = linksIn(guest, "main").map(([, address]) => address);
    for (const [panel, all] of PANELS) {
      expect(await main.within("region", panel).count("listitem"), panel).toBe(10);
      expect(links).toContain(all);
    }
    const departments = linksIn(guest, "navigation", "Departments");
    expect(departments).toHaveLength(12);
    expect(departments[0]).toEqual(["Phones", "/mobiles-tablets/smartphones.html"]);
    await main.sees("Free delivery on orders from ₹999");
  });

  test("shows the hero product's current price", async () => {
    const guest = await open();
    const [, price = ""] = /From (₹[\d,]+)/.exec(await guest.within("main").text()) ?? [];
    await guest.follow("See it: Kestriva Aura 5G");
    await guest.within("main").sees(price);
    expect(price).toMatch(/\d/);
  });

  test("links each budget to products below it", async () => {
    const guest = await open();
    const budgets = linksIn(guest, "main").filter(([name]) => / under ₹/.test(name));
    expect(budgets).toHaveLength(4);
    for (const [name, address] of budgets) {
      await guest.goto(address);
      expect((await cardsIn(guest.within("main"))).length, name).toBeGreaterThan(1);
    }
  });

  test("shows recently viewed products only to the same shopper", async () => {
    const guest = await open();
    await guest.goto("/kestriva-fern-5g.html");
    await guest.goto("/");
    await guest.within("region", "Recently viewed").sees("Kestriva Fern 5G");
    const otherShopper = await open();
    expect(await otherShopper.within("main").names("heading")).not.toContain("Recently viewed");
  });

  test("leads to the last order of this browser", async () => {
    const guest = await open();
    await guest.within("main").seesNo("Your last order");
    await prepareCart(guest, { endpoint: inject("endpoint"), sku: "BJ-HDMI-2M" });
    await guest.goto("/checkout/payment");
    const number = await placeOrder(guest);
    await guest.goto("/");
    await guest.within("main").follow(number);
    await guest.within("main").sees(`Order ${number}`);
  });

  test("ends with the backend's links, contact channels and payment methods", async () => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto("/");
    const headings = await guest.within("contentinfo").names("heading");
    expect(headings.slice(0, 6)).toEqual([
      ...["Shop", "Help", "Your account", "About Bijli"],
      ...["Keep in touch", "Ways to pay"],
    ]);
    const links = linksIn(guest, "contentinfo");
    expect(links).toContainEqual(["About us", "/about-us"]);
    expect(links).toContainEqual(["Email", "mailto:care@bijli.example"]);
  });
});
