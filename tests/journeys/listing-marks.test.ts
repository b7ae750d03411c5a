import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { cardsIn, namesOf } from "../support/steps/listing.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

describe.each(sharedCodeHosts)("badges, prices and views in lists: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test.each([
    ["/new-products", /\bNew\b/],
    ["/big-deal-products", /\b\d+% off/],
  ])("every product of %s has its badge on card and page", async (path, mark) => {
    const shopper = enter();
    await shopper.goto(path);
    const main = shopper.within("main");
    const cards = await Promise.all((await cardsIn(main)).map((card) => card.text()));
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.filter((text) => !mark.test(text))).toEqual([]);
    const [name = ""] = await namesOf(main);
    await main.follow(name);
    expect((await main.text()).replace(/Related products.*/, "")).toMatch(mark);
  });

  test("the chips of a list of many kinds are its price, brand and category", async () => {
    const shopper = enter();
    await shopper.goto("/big-deal-products");
    const chips = await shopper.within("main").within("list", "Chosen and common filters").text();
    expect(chips).toMatch(/₹.*Brand: .*Category: /);
    expect(chips).not.toMatch(/Storage|Memory/);
  });

  test("the greatest reductions come first, on every page", async () => {
    const shopper = enter();
    const reductions: number[] = [];
    for (const page of [1, 2]) {
      await shopper.goto(`/big-deal-products?page=${page}`);
      const cards = await Promise.all((await cardsIn(shopper.within("main"))).map((card) => card.text()));
      reductions.push(...cards.map((text) => Number(/\b(\d+)% off/.exec(text)?.[1])));
    }
    expect(reductions.length).toBeGreaterThan(20);
    expect(reductions).toEqual(reductions.toSorted((a, b) => b - a));
  });

  test("a configurable product preselects the cheapest variant and shows price differences", async () => {
    const shopper = enter();
    await shopper.goto(phone.path);
    const main = shopper.within("main");
    await main.sees("₹59,999 MRP");
    await main.sees("512 GB +₹8,000");
    const page = (await shopper.send(phone.path)).body.toString();
    expect(page).toContain('"@type":"ProductGroup"');
    expect(page).toContain('"@type":"Offer","price":"59999.00"');
    await main.choose("Storage", /^512 GB/);
    await main.press("Update options");
    await main.sees("₹67,999 MRP");
    await main.sees("256 GB −₹8,000");
    expect((await shopper.send(shopper.address())).body.toString()).toContain('"@type":"Offer","price":"67999.00"');
  });

  test("all categories show how many products they list", async () => {
    const shopper = enter();
    await shopper.goto("/categories");
    const main = shopper.within("main");
    const [link = ""] = (await main.names("link")).filter((name) => name.startsWith("Smartphones"));
    const [, count] = /^Smartphones (\d+) products$/.exec(link) ?? [];
    await main.follow(link);
    await main.sees(`${count} products`);

    await shopper.goto("/categories");
    await shopper.within("navigation", "Departments").follow("Phones");
    await main.sees(`${count} products`);
  });

  test("the choice of grid or list applies to lists and the wishlist", async () => {
    const shopper = enter();
    const pressed = () => shopper.page.all(({ attribs }) => attribs["aria-pressed"] === "true")[0]?.attribs["value"];
    await registerAtHome(shopper);
    await shopper.goto(phone.path);
    await shopper.within("main").press("Add to wishlist");
    await shopper.goto("/customer/my-wishlist");
    expect(pressed()).toBe("grid");
    await shopper.within("main").press("List");
    await shopper.arrivesAt("/customer/my-wishlist");
    expect(pressed()).toBe("list");
    await shopper.goto(categoryPath);
    expect(pressed()).toBe("list");
    await shopper.within("main").press("Grid");
    await shopper.goto("/customer/my-wishlist");
    expect(pressed()).toBe("grid");
    await shopper.goto("/customer/my-wishlist?view=list");
    expect(pressed()).toBe("list");
  });
});
