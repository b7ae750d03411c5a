import { describe, expect, test } from "vitest";
import { type CategoryUid, asId } from "~/lib/commerce/model/ids";
import type { SelectedFilters } from "~/lib/commerce/model/listing";
import { allowedFilters, toFilter, toSort } from "./product-filter.server";

describe("allowedFilters", () => {
  test("keeps price and filters that the backend offers, and drops campaign parameters", () => {
    const request = { brand: ["4"], utm_source: ["mail"], gclid: ["x"], price: ["1_2"], color: [" ", ""] };
    expect(allowedFilters(request, ["brand", "color"])).toEqual({ brand: ["4"], price: ["1_2"] });
  });

  test("ignores invalid category uids", () => {
    const requests = ["Mg==", "Mg", "_", "../../etc/passwd", "\u202e", "dGV4dA==", "MTIzNDU=", "abcde", "-1"];
    expect(allowedFilters({ category_uid: requests }, ["category_uid"])).toEqual({
      category_uid: ["Mg==", "MTIzNDU="],
    });
    expect(allowedFilters({ category_uid: ["_"] }, ["category_uid"])).toEqual({});
  });

  test("drops repeated and blank values", () => {
    expect(allowedFilters({ brand: ["4", " 4 ", "5"] }, ["brand"])).toEqual({ brand: ["4", "5"] });
  });
});

describe("toFilter", () => {
  test.each<[string, SelectedFilters, object | null]>([
    ["no filters", {}, null],
    ["one value", { brand: ["4"] }, { brand: { eq: "4" } }],
    ["several values", { brand: ["4", "5"] }, { brand: { in: ["4", "5"] } }],
    ["a price range", { price: ["0_10000"] }, { price: { from: "0", to: "10000" } }],
    ["several price ranges to one", { price: ["0_100", "500_900"] }, { price: { from: "0", to: "900" } }],
    ["price bounds in the wrong order", { price: ["900_100"] }, { price: { from: "100", to: "900" } }],
    ["a price range without an upper bound", { price: ["5000_"] }, { price: { from: "5000" } }],
    ["a price range without a lower bound", { price: ["*_5000"] }, { price: { to: "5000" } }],
    ["a single price", { special_price: ["499"] }, { special_price: { from: "499", to: "499" } }],
    ["prices that are not numbers", { price: ["cheap", "NaN_Infinity", "-5_-1", "1e9_2e9"] }, null],
    ["a price range beside a text", { price: ["cheap", "10_20"] }, { price: { from: "10", to: "20" } }],
  ])("maps %s", (_name, filters, filter) => {
    expect(toFilter(filters, null)).toEqual(filter);
  });

  test("converts price ranges from the display to the base currency", () => {
    const filter = toFilter({ price: ["100_200"], special_price: ["_4.99"], brand: ["4_5"] }, null, 0.012);
    expect(filter).toEqual({
      price: { from: "8332.916666", to: "16667.083333" },
      special_price: { to: "416.249999" },
      brand: { eq: "4_5" },
    });
  });

  test("adds selected categories to the current one", () => {
    expect(toFilter({}, asId<CategoryUid>("Mg=="))).toEqual({ category_uid: { eq: "Mg==" } });
    expect(toFilter({ category_uid: ["Mw==", "Mg=="] }, asId<CategoryUid>("Mg=="))).toEqual({
      category_uid: { in: ["Mg==", "Mw=="] },
    });
  });
});

describe("toSort", () => {
  test.each([
    ["price_ASC", { price: "ASC" }],
    ["name_DESC", { name: "DESC" }],
    ["relevance_DESC", { relevance: "DESC" }],
    ["special_price_ASC", null],
    ["price", null],
    ["", null],
    [null, null],
  ])("maps %j to %j", (key, sort) => {
    expect(toSort(key)).toEqual(sort);
  });
});
