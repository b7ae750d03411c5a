import { describe, expect, test } from "vitest";
import {
  hasFilters,
  isPlainList,
  listingSearch,
  parseListing,
  withoutFilters,
  withoutFilterValue,
  joinPrice,
  toPriceFields,
  typedPrice,
} from "./listing-params";

const parse = (query: string) => parseListing(new URLSearchParams(query));

describe("parsing a listing's query", () => {
  test("an empty query is page 1 with twenty products, unsorted, in the stored view", () => {
    expect(parse("")).toEqual({ term: null, filters: {}, sort: null, page: 1, pageSize: 20, view: null });
  });

  test("reads every reserved key", () => {
    expect(parse("term=nova&page=3&itemsPerPage=50&sort=price_ASC&view=list")).toEqual({
      term: "nova",
      filters: {},
      sort: "price_ASC",
      page: 3,
      pageSize: 50,
      view: "list",
    });
  });

  test("a term has no invisible characters", () => {
    const typed = "\u200Enova\u00A0 pro\u0000max\u200B ";
    expect(parse(`term=${encodeURIComponent(typed)}`).term).toBe("nova pro max");
  });

  test("every other key is a filter, repeated keys are several values, without duplicates", () => {
    expect(parse("brand=1&brand=2&brand=1&price=100_200&page=2").filters).toEqual({
      brand: ["1", "2"],
      price: ["100_200"],
    });
  });

  test.each(["0", "-1", "1.5", "abc", "", "1e3", "٣", " 2", "99999999999999999999"])(
    "page %j falls back to 1",
    (page) => {
      expect(parse(`page=${encodeURIComponent(page)}`).page).toBe(1);
    },
  );

  test.each(["0", "15", "100", "-10", "10.0", "x"])("items per page %j falls back to 20", (size) => {
    expect(parse(`itemsPerPage=${size}`).pageSize).toBe(20);
  });

  test.each(["relevance_DESC", "position_ASC"])("%s is the default sort order", (key) => {
    expect(parse(`sort=${key}`).sort).toBeNull();
  });

  test("an entered price range replaces the band, in the same format", () => {
    const choice = parse("price=0_20000&price-from=9000&price-to=5000&price-shown=0_20000&brand=1");
    expect(listingSearch(choice)).toBe("?brand=1&price=5000_9000");
    expect(listingSearch(parse("price=&price-from=&price-to=&price-shown="))).toBe("");
  });

  test.each(["price", "price_UP", "relevance_desc", "__proto___ASC", "constructor"])("sort %j is ignored", (sort) => {
    expect(parse(`sort=${sort}`).sort).toBeNull();
  });

  test("a blank term is ignored, a long one is cut at a whole character", () => {
    expect(parse("term=%20%00%20").term).toBeNull();
    expect(Array.from(parse(`term=${encodeURIComponent("📱".repeat(2000))}`).term ?? "")).toHaveLength(128);
  });

  test.each([
    "__proto__=1",
    "constructor[prototype]=1",
    "Brand=1",
    "brand'--=1",
    "%F0%9F%93%B1=1",
    "a.b=1",
    "=1",
    "brand=",
    `brand=${"x".repeat(2000)}`,
    `${"k".repeat(2000)}=1`,
    "%E0%A4%A=%",
    "action=login",
    "return-to=/cart",
  ])("%s is no filter", (query) => {
    expect(parse(query).filters).toEqual({});
  });

  test("keeps at most twelve filters of thirty values", () => {
    const query = Array.from({ length: 100 }, (_, n) => `f${n}=1`).join("&");
    expect(Object.keys(parse(query).filters)).toHaveLength(12);
    const values = Array.from({ length: 100 }, (_, n) => `brand=${n}`).join("&");
    expect(parse(values).filters.brand).toHaveLength(30);
  });
});

describe("formatting a listing's query", () => {
  test("omits defaults", () => {
    expect(listingSearch(parse("page=1&itemsPerPage=20&sort=nonsense&brand="))).toBe("");
  });

  test("can be parsed again", () => {
    const choice = parse("term=a%26b&brand=1&brand=2&price=1_2&sort=name_ASC&itemsPerPage=10&view=list&page=4");
    expect(parse(listingSearch(choice))).toEqual(choice);
  });

  test("removing a filter resets the page and keeps the rest", () => {
    const choice = parse("term=tv&brand=1&brand=2&color=3&sort=price_ASC&page=4");
    expect(listingSearch(withoutFilterValue(choice, "brand", "1"))).toBe("?term=tv&brand=2&color=3&sort=price_ASC");
    expect(listingSearch(withoutFilterValue(choice, "color", "3"))).toBe("?term=tv&brand=1&brand=2&sort=price_ASC");
    expect(listingSearch(withoutFilters(choice))).toBe("?term=tv&sort=price_ASC");
  });

  test("recognises a filtered list and a plain one", () => {
    expect(hasFilters(parse("brand=1"))).toBe(true);
    expect(hasFilters(withoutFilterValue(parse("brand=1"), "brand", "1"))).toBe(false);
    expect(hasFilters(parse("utm_source=mail&gclid=1&fbclid=2&msclkid=3&wbraid=4"))).toBe(false);
    expect(isPlainList(parse("page=3"))).toBe(true);
    expect(isPlainList(parse("sort=price_ASC"))).toBe(false);
  });
});

describe("two entered prices", () => {
  test.each([
    ["5000", "9000", "5000_9000"],
    ["9000", "5000", "5000_9000"],
    [" 007 ", "99.50", "7_99.5"],
    ["5000", "", "5000_"],
    ["", "9000", "_9000"],
    ["0", "9000", "0_9000"],
    ["0", "", ""],
    ["", "", ""],
    ["-5", "1e5", ""],
    ["cheap", "9000", "_9000"],
    ["1".repeat(13), "9000", "_9000"],
  ])("%j and %j are %j", (from, to, range) => {
    expect(joinPrice({ from, to })).toBe(range);
  });
});

describe("the price fields show", () => {
  test.each([
    [[], "", ""],
    [["5000_9000"], "5000", "9000"],
    [["5000_"], "5000", ""],
    [["*_9000"], "", "9000"],
    [["0_100", "500_900"], "0", "900"],
    [["cheap"], "", ""],
  ])("%j as %j and %j", (values, from, to) => {
    expect(toPriceFields(values)).toEqual({ from, to });
  });
});

describe("in a submitted form", () => {
  const typed = (query: string) => typedPrice(new URLSearchParams(query));

  test.each([
    ["a link without the price fields leaves the price unchanged", "price=0_20000", null],
    ["a band applies while the fields are unchanged", "price=B&price-from=5&price-to=9&price-shown=5_9", null],
    ["any price likewise", "price=&price-from=5&price-to=9&price-shown=5_9", null],
    ["changed fields take precedence over the band", "price=0_20&price-from=5&price-to=9&price-shown=0_20", "5_9"],
    ["emptied fields mean any price", "price=0_20&price-from=&price-to=&price-shown=0_20", ""],
    ["without a chosen band the fields apply", "price-from=5&price-to=9&price-shown=5_9", "5_9"],
    ["one field is enough", "price-to=9", "_9"],
  ])("%s", (_, query, range) => {
    expect(typed(query)).toBe(range);
  });
});
