import { describe, expect, inject, test } from "vitest";
import { textOf } from "../support/browserless/names.ts";
import { optionsOf } from "../support/browserless/submission.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { asShopper, journey, type Host, sharedCodeHosts } from "../support/modes.ts";
import type { Shopper } from "../support/shopper.ts";
import { applyFilters, cardsOf, namesOf } from "../support/steps/listing.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

journey("a shopper filters a listing by brand and removes the filter", async (shopper) => {
  await shopper.goto(categoryPath);
  const main = shopper.within("main");
  const before = await namesOf(main);
  await shopper.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
  await applyFilters(shopper, /[?&]brand=\d+/);
  await main.sees(`Brand: ${phone.brand}`);
  const after = await namesOf(main);
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before.length);
  expect(after.filter((name) => !name.startsWith(phone.brand))).toEqual([]);
  await main.follow(new RegExp(`^Remove filter Brand: ${phone.brand}`));
  await shopper.arrivesAt(categoryPath);
  await main.seesNo(`Brand: ${phone.brand}`);
  expect(await namesOf(main)).toEqual(before);
});

function withoutScript(host: Host, walk: (shopper: Shopper) => Promise<void>): Promise<void> {
  return asShopper(inject("origins")[host], "script off", walk);
}

describe.each(sharedCodeHosts)("a listing without script: %s", (host) => {
  test("clears all filters at once", () =>
    withoutScript(host, async (shopper) => {
      await shopper.goto(categoryPath);
      await shopper.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
      await shopper.within("group", "Storage").tick(/^256 GB/);
      await applyFilters(shopper, /[?&]brand=\d+/);
      await shopper.within("main").follow("Clear all");
      await shopper.arrivesAt(categoryPath);
      expect(await shopper.count("link", /^Remove filter/)).toBe(0);
    }));

  test("filters televisions by size and by energy label", () =>
    withoutScript(host, async (shopper) => {
      await shopper.goto("/tv-cinema/televisions.html");
      await shopper.within("group", "Energy class").tick(/^BEE 4 star/);
      await shopper.within("group", "Screen size").tick(/^55 inch/);
      await applyFilters(shopper, /[?&]screen_size=\d+/);
      const names = await namesOf(shopper.within("main"));
      expect(names.length).toBeGreaterThan(1);
      // A bundle has the sizes of its parts.
      expect(names.filter((name) => /\d-inch/.test(name) && !name.includes("55-inch"))).toEqual([]);
    }));

  test("sorts by price both ways", () =>
    withoutScript(host, async (shopper) => {
      await shopper.goto("/search-results?term=wireless&sort=price_ASC");
      const rising = (await cardsOf(shopper.within("main"))).map(({ price }) => price);
      expect(rising.length).toBeGreaterThan(5);
      expect(rising).toEqual([...rising].sort((a, b) => a - b));
      await shopper.select("Sort by", "Price High to Low");
      await shopper.press("Sort");
      await shopper.arrivesAt(/sort=price_DESC/);
      await shopper.arrivesAt(/term=wireless/);
      const falling = (await cardsOf(shopper.within("main"))).map(({ price }) => price);
      expect(falling).toEqual([...falling].sort((a, b) => b - a));
    }));

  test("pages forward and back with the chosen page size", () =>
    withoutScript(host, async (shopper) => {
      await shopper.goto("/search-results?term=wireless");
      await shopper.select("Items per page", "10");
      await shopper.press("Show");
      await shopper.arrivesAt(/itemsPerPage=10/);
      const main = shopper.within("main");
      const first = await namesOf(main);
      expect(first).toHaveLength(10);
      await shopper.within("navigation", "Pages").follow("Next");
      await shopper.arrivesAt(/page=2/);
      const second = await namesOf(main);
      expect(second.length).toBeGreaterThan(0);
      expect(second.filter((name) => first.includes(name))).toEqual([]);
      await shopper.within("navigation", "Pages").follow("Previous");
      expect(await namesOf(main)).toEqual(first);
    }));

  test("shows the last page for a page number beyond it", () =>
    withoutScript(host, async (shopper) => {
      await shopper.goto("/search-results?term=wireless&itemsPerPage=10&page=9999");
      const pages = shopper.within("navigation", "Pages");
      expect(await pages.count("link", "Next")).toBe(0);
      expect(await pages.count("link", "Previous")).toBe(1);
      expect((await namesOf(shopper.within("main"))).length).toBeGreaterThan(0);
    }));

  test("restores the query's choices in the form", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(`${categoryPath}?sort=price_ASC&itemsPerPage=10`);
    await shopper.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
    await shopper.press("Apply filters");
    expect(await shopper.value("Sort by")).toBe("price_ASC");
    expect(shopper.address()).toContain("itemsPerPage=10");
    const ticked = shopper.page.all(({ attribs }) => attribs["type"] === "checkbox" && "checked" in attribs);
    expect(ticked).toHaveLength(1);
  });

  test("filters by a typed price range in either order and shows it in the form", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(categoryPath);
    await shopper.fill("Minimum price", "50000");
    await shopper.fill("Maximum price", "20000");
    await shopper.press("Apply filters");
    const main = shopper.within("main");
    await main.sees("Price: ₹20,000 – ₹50,000");
    expect(shopper.address(), "no field of the form that says nothing").toBe(`${categoryPath}?price=20000_50000`);
    const prices = (await cardsOf(main)).map(({ price }) => price);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices.filter((price) => price < 20_000 || price > 50_000)).toEqual([]);
    expect([await shopper.value("Minimum price"), await shopper.value("Maximum price")]).toEqual(["20000", "50000"]);
    await shopper.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
    await shopper.press("Apply filters");
    await main.sees("Price: ₹20,000 – ₹50,000");
    await shopper.choose("Price", "Any");
    await shopper.press("Apply filters");
    await main.seesNo("Price: ₹20,000 – ₹50,000");
    await main.sees(`Brand: ${phone.brand}`);
    expect(await shopper.value("Minimum price")).toBe("");
  });

  test("adds another category to a category's list until its filter is removed", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto("/search-results?term=wireless");
    const categories = shopper.within("group", "Category");
    const [other = ""] = shopper.page
      .all(({ attribs }) => attribs["name"] === "category_uid")
      .map(({ attribs }) => attribs["value"] ?? "");
    const [name = ""] = await categories.names("checkbox");
    await shopper.goto(categoryPath);
    const before = await shopper.within("main").text();
    await shopper.goto(`${categoryPath}?category_uid=${encodeURIComponent(other)}`);
    const main = shopper.within("main");
    expect(countIn(await main.text())).toBeGreaterThan(countIn(before));
    await main.sees(`Category: ${name.replace(/ \d+$/, "")}`);
    await shopper.select("Sort by", "Price Low to High");
    await shopper.press("Sort");
    await main.sees("Remove filter Category:");
    await main.follow(/^Remove filter Category:/);
    expect(countIn(await main.text())).toBe(countIn(before));
  });

  test("sorts categories by the shop's order and searches by relevance by default", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(categoryPath);
    const others = ["Price High to Low", "Price Low to High", "Name A-Z", "Name Z-A", "Country of Origin"];
    expect(optionsOf(shopper.field("Sort by")).map(textOf)).toEqual(["Default", ...others]);
    expect(await shopper.value("Sort by")).toBe("position_ASC");
    await shopper.goto("/search-results?term=wireless");
    expect(optionsOf(shopper.field("Sort by")).map(textOf)).toEqual(["Most Relevant", ...others]);
    expect(await shopper.value("Sort by")).toBe("relevance_DESC");
  });

  test("shows a message and links when nothing matches", () =>
    withoutScript(host, async (shopper) => {
      await shopper.goto("/search-results?term=zzqxjv");
      const main = shopper.within("main");
      await main.sees("We can't find products matching the selection.");
      expect(await main.count("link")).toBeGreaterThan(0);
    }));

  test("reports a special price filter that the backend does not support", () =>
    withoutScript(host, async (shopper) => {
      const main = shopper.within("main");
      const message = "These products are not filtered by “Special price”.";
      for (const path of [categoryPath, "/search-results?term=wireless"]) {
        await shopper.goto(path);
        const plain = await namesOf(main);
        await main.seesNo(message);
        await shopper.goto(`${path}${path.includes("?") ? "&" : "?"}special_price=100_500`);
        expect(await namesOf(main)).toEqual(plain);
        await main.sees(message);
        expect(await main.count("link", /Special price/)).toBe(0);
      }
    }));

  test("opens the plain search page for campaign and unknown parameters", () =>
    withoutScript(host, async (shopper) => {
      const main = shopper.within("main");
      for (const [query, heading] of [
        ["?utm_source=mail&gclid=1", "Search"],
        ["?foo=bar&brand_of=1", "Search"],
        ["?utm_source=mail&price=0_2000", "Products"],
      ] as const) {
        await shopper.goto(`/search-results${query}`);
        expect(await main.names("heading")).toContain(heading);
        expect(await main.count("list", "Products"), query).toBe(heading === "Products" ? 1 : 0);
      }
    }));
});

function countIn(text: string): number {
  return Number(/([\d,]+) products?/.exec(text)?.[1]?.replaceAll(",", "") ?? Number.NaN);
}
