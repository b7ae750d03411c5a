import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { linksIn } from "../support/steps/links.ts";

/** The headings of the home page from top to bottom, as the embedded backend's content has them. */
const HEADINGS = {
  slides: [
    "5G phones, ready for your network",
    "The living room, in 4K",
    "Laptops for work, study and play",
    "Appliances with their running costs stated",
  ],
  banners: ["OLED and Mini LED", "Flagship phones", "Light laptops for class", "Bijli Care"],
  newest: ["New arrivals", "Quiet on the metro"],
  categories: ["For the pocket and the desk", "For the home", "For the weekend"],
  deals: ["Big deals", "Count every step"],
  ads: [
    "Player two is waiting",
    "Room for every photo",
    "Wi-Fi in the last room",
    "Summer, solved",
    "See it like you meant it",
    "Let them choose",
  ],
  makers: ["Shop by brand"],
  instalments: ["EMI with your bank"],
};

describe.each(hosts)("the home page: %s", (host) => {
  test("has slides, banners, panels of products with an ad each, category ads, ads, brands and EMI, in this order", async () => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto("/");
    const main = guest.within("main");
    const [title, ...headings] = await main.names("heading");
    expect(title).toMatch(/^Bijli/);
    expect(headings).toEqual(Object.values(HEADINGS).flat());
    const links = linksIn(guest, "main").map(([, address]) => address);
    for (const [panel, all] of [
      ["New arrivals", "/new-products"],
      ["Big deals", "/big-deal-products"],
    ] as const) {
      expect(await main.within("region", panel).count("article"), panel).toBe(10);
      expect(links).toContain(all);
    }
    expect(links).toContain("/mobiles-tablets/smartphones.html");
    await main.sees("Tenure Each month In all");
  });

  test("ends with links, ways to keep in touch and ways to pay, as the backend has them", async () => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto("/");
    const headings = await guest.within("contentinfo").names("heading");
    expect(headings.slice(0, 6)).toEqual([
      ...["Shop", "Help", "Your account", "About Bijli"],
      ...["Keep in touch", "Ways to pay"],
    ]);
    const links = linksIn(guest, "contentinfo");
    expect(links).toContainEqual(["About us", "/about-us"]);
    expect(links).toContainEqual(["E-mail", "mailto:care@bijli.example"]);
  });
});
