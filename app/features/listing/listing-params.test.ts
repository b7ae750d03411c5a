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

describe("parseListing", () => {
  test("returns defaults for an empty query", () => {
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

  test("removes invisible characters from the term", () => {
    const typed = "\u200Enova\u00A0 pro\u0000max\u200B ";
    expect(parse(`term=${encodeURIComponent(typed)}`).term).toBe("nova pro max");
  });

  test("reads all other keys as filters, without duplicate values", () => {
    expect(parse("brand=1&brand=2&brand=1&price=100_200&page=2").filters).toEqual({
      brand: ["1", "2"],
      price: ["100_200"],
    });
  });

  test.each(["0", "-1", "1.5", "abc", "", "1e3", "٣", " 2", "99999999999999999999"])(
    "falls back to page 1 for %j",
    (page) => {
      expect(parse(`page=${encodeURIComponent(page)}`).page).toBe(1);
    },
  );

  test.each(["0", "15", "100", "-10", "10.0", "x"])("falls back to 20 items per page for %j", (size) => {
    expect(parse(`itemsPerPage=${size}`).pageSize).toBe(20);
  });

  test.each(["relevance_DESC", "position_ASC"])("returns null for the default sort order %s", (key) => {
    expect(parse(`sort=${key}`).sort).toBeNull();
  });

  test("replaces the chosen price range with the entered prices", () => {
    const choice = parse("price=0_20000&price-from=9000&price-to=5000&price-shown=0_20000&brand=1");
    expect(listingSearch(choice)).toBe("?brand=1&price=5000_9000");
    expect(listingSearch(parse("price=&price-from=&price-to=&price-shown="))).toBe("");
  });

  test.each(["price", "price_UP", "relevance_desc", "__proto___ASC", "constructor"])(
    "ignores the sort order %j",
    (sort) => {
      expect(parse(`sort=${sort}`).sort).toBeNull();
    },
  );

  test("ignores a blank term and truncates a long one at a whole character", () => {
    expect(parse("term=%20%00%20").term).toBeNull();
    expect(Array.from(parse(`term=${encodeURIComponent("📱".repeat(2000))}`).term ?? "")).toHaveLength(128);
  });

  test.each([
    "__proto__=1",
    "constructor[prototype]=1",
    "1brand=1",
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
  ])("ignores the filter %s", (query) => {
    expect(parse(query).filters).toEqual({});
  });

  test("keeps at most twelve filters of thirty values", () => {
    const query = Array.from({ length: 100 }, (_, n) => `f${n}=1`).join("&");
    expect(Object.keys(parse(query).filters)).toHaveLength(12);
    const values = Array.from({ length: 100 }, (_, n) => `brand=${n}`).join("&");
    expect(parse(values).filters.brand).toHaveLength(30);
  });
});

describe("listing URLs", () => {
  test("omit defaults", () => {
    expect(listingSearch(parse("page=1&itemsPerPage=20&sort=nonsense&brand="))).toBe("");
  });

  test("can be parsed back", () => {
    const choice = parse("term=a%26b&brand=1&brand=2&price=1_2&sort=name_ASC&itemsPerPage=10&view=list&page=4");
    expect(parse(listingSearch(choice))).toEqual(choice);
  });

  test("reset the page when a filter is removed, and keep the rest", () => {
    const choice = parse("term=tv&brand=1&brand=2&color=3&sort=price_ASC&page=4");
    expect(listingSearch(withoutFilterValue(choice, "brand", "1"))).toBe("?term=tv&brand=2&color=3&sort=price_ASC");
    expect(listingSearch(withoutFilterValue(choice, "color", "3"))).toBe("?term=tv&brand=1&brand=2&sort=price_ASC");
    expect(listingSearch(withoutFilters(choice))).toBe("?term=tv&sort=price_ASC");
  });

  test("are recognised as filtered or plain", () => {
    expect(hasFilters(parse("brand=1"))).toBe(true);
    expect(hasFilters(withoutFilterValue(parse("brand=1"), "brand", "1"))).toBe(false);
    expect(hasFilters(parse("utm_source=mail&gclid=1&fbclid=2&msclkid=3&wbraid=4&ScCid=5&UTM_Source=6&Page=7"))).toBe(
      false,
    );
    expect(isPlainList(parse("page=3"))).toBe(true);
    expect(isPlainList(parse("sort=price_ASC"))).toBe(false);
  });
});

describe("joinPrice", () => {
  test.each([
    ["5000", "9000", "5000_9000"],
    ["9000", "5000", "5000_9000"],
    [" 007 ", "99.50", "7_99.5"],
    ["5000", "", "5000_"],
    ["", "9000", "_9000"],
    ["0", "9000", "0_9000"],
    ["0", "", ""],
    ["", "", ""],
    ["1,29,999", " 1,234,567.50", "129999_1234567.5"],
    ["-5", "1e5", ""],
    ["cheap", "9000", "_9000"],
    ["1".repeat(13), "9000", "_9000"],
  ])("joins %j and %j to %j", (from, to, range) => {
    expect(joinPrice({ from, to })).toBe(range);
  });
});

describe("toPriceFields", () => {
  test.each([
    [[], "", ""],
    [["5000_9000"], "5000", "9000"],
    [["5000_"], "5000", ""],
    [["*_9000"], "", "9000"],
    [["0_100", "500_900"], "0", "900"],
    [["cheap"], "", ""],
  ])("splits %j into %j and %j", (values, from, to) => {
    expect(toPriceFields(values)).toEqual({ from, to });
  });
});

describe("typedPrice", () => {
  const typed = (query: string) => typedPrice(new URLSearchParams(query));

  test.each([
    ["is null for a link without price fields", "price=0_20000", null],
    [
      "is null while the fields are unchanged and a range is chosen",
      "price=B&price-from=5&price-to=9&price-shown=5_9",
      null,
    ],
    [
      "is null while the fields are unchanged and any price is chosen",
      "price=&price-from=5&price-to=9&price-shown=5_9",
      null,
    ],
    ["prefers changed fields to the chosen range", "price=0_20&price-from=5&price-to=9&price-shown=0_20", "5_9"],
    ["is empty when the fields were emptied", "price=0_20&price-from=&price-to=&price-shown=0_20", ""],
    ["uses the fields when no range is chosen", "price-from=5&price-to=9&price-shown=5_9", "5_9"],
    ["accepts a single field", "price-to=9", "_9"],
  ])("%s", (_, query, range) => {
    expect(typed(query)).toBe(range);
  });
});
