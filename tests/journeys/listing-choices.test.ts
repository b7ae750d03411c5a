import { describe, expect, inject, test } from "vitest";
import { optionsOf } from "../support/browserless/submission.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { textOf } from "../support/browserless/names.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { namesOf } from "../support/steps/listing.ts";

describe.each(sharedCodeHosts)("sort order and page size of a list: %s", (host) => {
  test("search results can be sorted by relevance, price and name", async () => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto("/search-results?term=wireless");
    const options = optionsOf(guest.field("Sort by")).map((option) => [option.attribs["value"], textOf(option)]);
    expect(options).toEqual([
      ["relevance_DESC", "Most Relevant"],
      ["price_DESC", "Price High to Low"],
      ["price_ASC", "Price Low to High"],
      ["name_ASC", "Name A-Z"],
      ["name_DESC", "Name Z-A"],
      ["country_of_manufacture_ASC", "Country of Origin"],
    ]);
    expect(await guest.value("Sort by")).toBe("relevance_DESC");
    const main = guest.within("main");
    const byRelevance = await namesOf(main);
    await guest.select("Sort by", "Name A-Z");
    await guest.press("Sort");
    const rising = await namesOf(main);
    const { compare } = new Intl.Collator("en", { numeric: true });
    expect(rising).toEqual([...rising].sort(compare));
    await guest.select("Sort by", "Name Z-A");
    await guest.press("Sort");
    const falling = await namesOf(main);
    expect(falling).toEqual([...falling].sort(compare).reverse());
    expect(falling[0]).not.toBe(rising[0]);
    await guest.select("Sort by", "Most Relevant");
    await guest.press("Sort");
    expect(await namesOf(main)).toEqual(byRelevance);
  });

  test("a page has 20 products, or 10 or 50 if chosen", async () => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto("/search-results?term=wireless");
    const main = guest.within("main");
    const sizes = optionsOf(guest.field("Items per page")).map(textOf);
    expect(sizes).toEqual(["10", "20", "50"]);
    expect(await namesOf(main)).toHaveLength(20);
    await guest.select("Items per page", "50");
    await guest.press("Show");
    const [, total] = /(\d+) products/.exec(await main.text()) ?? [];
    expect(Number(total)).toBeGreaterThan(20);
    expect(await namesOf(main)).toHaveLength(Math.min(50, Number(total)));
    await guest.goto("/search-results?term=wireless&itemsPerPage=7");
    expect(await namesOf(main)).toHaveLength(20);
  });
});
