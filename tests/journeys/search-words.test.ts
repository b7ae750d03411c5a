import { beforeAll, describe, expect, inject, test } from "vitest";
import { indianSearches, priceSearches, type PriceSearch } from "../bench/price-searches.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { isFullMatrix, sharedCodeHosts } from "../support/modes.ts";
import { cardsOf, namesOf } from "../support/steps/listing.ts";

const addressOf = (term: string) => `/search-results?term=${encodeURIComponent(term)}`;

describe.each(sharedCodeHosts)("search terms: %s", (host) => {
  test("price words become removable filters and a sort order", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(addressOf("sasta phone 20 hazaar tak"));
    await shopper.arrivesAt(/\?term=phone&category_uid=[^&]+&price=_20000&sort=price_ASC$/);
    const main = shopper.within("main");
    await main.sees("Category: Smartphones");
    await main.sees("Price: Up to ₹20,000");
    expect(await shopper.value("Sort by")).toBe("price_ASC");
    expect(await shopper.value("Search products")).toBe("phone");
    const prices = (await cardsOf(main)).map(({ price }) => price);
    expect(prices).toEqual(prices.filter((price) => price <= 20_000).sort((a, b) => a - b));
    await main.follow(/^Remove filter Price/);
    expect((await cardsOf(main)).length).toBeGreaterThan(prices.length);
  });

  test.each([
    ["iphone", "No exact match for “iphone”. Showing phones."],
    ["samsung mobile", "No exact match for “samsung mobile”. Showing phones."],
    ["labtop", "No results for “labtop”. Showing results for “laptop”."],
    ["kestriva headfones", "No results for “kestriva headfones”. Showing results for “kestriva headphones”."],
    ["oneplus gaming laptop", "No exact match for “oneplus gaming laptop”. Showing results for “gaming laptop”."],
    ["frij", "No exact match for “frij”. Showing fridges."],
    ["pankha", "No exact match for “pankha”. Showing fans."],
    ["gift for mother", "No exact match for “gift for mother”. Showing results for “gift”."],
    ["mummy ke liye phone", "No exact match for “mummy ke liye phone”. Showing results for “phone”."],
    ["printer with scanner", "No exact match for “printer with scanner”. Showing results for “printer”."],
    ["gaming laptop 50000 se kam", "No exact match for “gaming laptop”. Showing results for “laptop”."],
    ["mobile cover", "No exact match for “mobile cover”. Showing cases."],
    ["type c cable", "Showing “type c cable” in cables."],
    ["store near me", "Looking for our stores? Store locator"],
    ["return policy", "Want to send something back? Returns and refunds"],
    ["warranty", "Looking for the warranty? Warranty"],
    ["gift card", "No exact match for “gift card”. Showing gift vouchers."],
    ["charger", "Showing “charger” in Chargers."],
    ["geyser", "We found no geysers. These are the closest matches."],
  ])("%s: %s", async (term, line) => {
    const main = new Browserless(inject("origins")[host]);
    await main.goto(addressOf(term));
    await main.within("main").sees(line);
    expect((await namesOf(main.within("main"))).length).toBeGreaterThan(0);
  });

  test("a gift within a price is a voucher, not a service", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(addressOf("gift for mother under 2000"));
    const names = await namesOf(shopper.within("main"));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/gift/i.test(name))).toEqual([]);
  });

  test("a word for a page without products is not corrected", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(addressOf("sale"));
    const main = shopper.within("main");
    await main.sees("Looking for offers?");
    await main.seesNo("Showing results for");
    await main.seesNo("No results for");
    expect(await main.count("link", "same")).toBe(0);
    const panel: unknown = JSON.parse((await shopper.send("/search-panel?term=sale")).body.toString());
    expect(panel).toMatchObject({ page: { name: "Big deals" } });
    await main.follow("Big deals");
    expect(shopper.address()).toBe("/big-deal-products");
  });

  test.each([
    "laptop",
    "webcam",
    "camera",
    "wireless headphones",
    "airfryer",
    "BJ-C2C-100W/2M",
    "kestriva phone",
    "telly",
  ])("%s is found without correction", async (term) => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(addressOf(term));
    const main = shopper.within("main");
    expect((await namesOf(main)).length).toBeGreaterThan(0);
    await main.seesNo("No exact match");
    await main.seesNo("No results for");
  });

  test("a search that is a category's name is kept to it, also after a correction", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    const main = shopper.within("main");
    await shopper.goto(addressOf("chargr"));
    const names = await namesOf(main);
    expect(names).toEqual(names.filter((name) => /charg(?:er|ing)/i.test(name)));
    await shopper.goto(addressOf("charger"));
    expect(await namesOf(main)).toEqual(names);
    await main.follow("See all results");
    expect((await namesOf(main)).length).toBeGreaterThan(names.length);
  });

  test("filters count the shown products, and an empty search shows popular products", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    const phones = `/listing-filters?of=${encodeURIComponent(addressOf("iphone"))}`;
    const { total } = JSON.parse((await shopper.send(phones)).body.toString()) as { total: number }; // ListFilters
    expect(total).toBeGreaterThan(5);
    await shopper.goto(addressOf("zzqxjv"));
    const popular = shopper.within("region", "Not what you searched for, but popular");
    expect((await cardsOf(popular)).length).toBe(6);
  });

  test("suggestions understand prices, brands and prefixes too", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    const suggest = async (term: string) => {
      const { body } = await shopper.send(`/search-panel?term=${encodeURIComponent(term)}`);
      return (JSON.parse(body.toString()) as Suggested).found; // SearchPanelData
    };
    expect((await suggest("head"))?.total).toBeGreaterThan(5);
    expect((await suggest("gaming lap"))?.products[0]?.name).toMatch(/Rampart|Sally/);
    expect((await suggest("sasta mobile"))?.products[0]?.name).toMatch(/Dot/);
    expect((await suggest("iphone"))?.total).toBeGreaterThan(5);
    expect(await suggest("jeans")).toMatchObject({ total: 0 });
  });
});

interface Suggested {
  found: { total: number; products: { name: string }[] } | null;
}

interface CatalogueProduct {
  name: string;
  price_range: { minimum_price: { final_price: { value: number } } };
  categories: { url_path: string }[];
}

/** By day every fourth. */
const someOf = (searches: readonly PriceSearch[]) => searches.filter((_, at) => isFullMatrix || at % 4 === 0);

describe("a hundred searches as typed in India", () => {
  let products: CatalogueProduct[] = [];
  beforeAll(async () => {
    const query = `{ products(filter: { price: { from: "0" } }, pageSize: 300) { items {
      name price_range { minimum_price { final_price { value } } } categories { url_path } } } }`;
    const headers = { "content-type": "application/json" };
    const answer = await fetch(inject("endpoint"), { method: "POST", headers, body: JSON.stringify({ query }) });
    products = ((await answer.json()) as { data: { products: { items: CatalogueProduct[] } } }).data.products.items; // the query above
  });

  const priceOf = (each: CatalogueProduct) => each.price_range.minimum_price.final_price.value;

  function rightFor({ in: kinds, from = 0, to = Infinity, order, name = /^/ }: PriceSearch): string[] {
    const right = products
      .filter(({ categories }) =>
        categories.some(({ url_path }) => url_path.split("/").some((part) => kinds.includes(part))),
      )
      .filter((each) => priceOf(each) >= from && priceOf(each) <= to && name.test(each.name))
      .sort((a, b) => priceOf(a) - priceOf(b));
    if (order === "dearest") right.reverse();
    return (order ? right.slice(0, 5) : right).map(({ name }) => name);
  }

  /**
   * Share of right products among the first five, or as many as there are; without any, nothing
   * should be listed.
   */
  async function shareOf(search: PriceSearch): Promise<number> {
    const shopper = new Browserless(inject("origins").node);
    await shopper.goto(addressOf(search.query));
    const main = shopper.within("main");
    const listed =
      (await main.count("list", "Products")) > 0 &&
      (await main.count("region", "Not what you searched for, but popular")) === 0;
    const names = listed ? await namesOf(main) : [];
    const right = rightFor(search);
    if (right.length === 0) return names.length === 0 ? 1 : 0;
    const places = Math.min(5, right.length);
    return names.slice(0, places).filter((name) => right.includes(name)).length / places;
  }

  test("nine of ten find at least four right products among the first five", async () => {
    const shares = [];
    for (const search of someOf(indianSearches)) shares.push({ query: search.query, share: await shareOf(search) });
    const poor = shares.filter(({ share }) => share < 0.8);
    expect(poor.length, JSON.stringify(poor)).toBeLessThanOrEqual(Math.ceil(shares.length / 10));
  });

  test("find nine right products of ten among the first five", async () => {
    const shares = [];
    for (const search of someOf(priceSearches)) shares.push({ query: search.query, share: await shareOf(search) });
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
    const poor = shares.filter(({ share }) => share < 1);
    expect(mean, JSON.stringify({ mean, poor })).toBeGreaterThanOrEqual(0.9);
  });
});
