import { describe, expect, test } from "vitest";
import { type CategoryUid, asId } from "~/lib/commerce/model/ids";
import type { SelectedFilters } from "~/lib/commerce/model/listing";
import { allowedFilters, toFilter, toSort } from "./product-filter.server";

describe("allowedFilters", () => {
  test("lets through what the backend names, and price; campaign parameters never", () => {
    const request = { brand: ["4"], utm_source: ["mail"], gclid: ["x"], price: ["1_2"], color: [" ", ""] };
    expect(allowedFilters(request, ["brand", "color"])).toEqual({ brand: ["4"], price: ["1_2"] });
  });

  test("lets no category through that is none: the backend would answer nothing at all", () => {
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
    ["nothing", {}, null],
    ["one value", { brand: ["4"] }, { brand: { eq: "4" } }],
    ["several values", { brand: ["4", "5"] }, { brand: { in: ["4", "5"] } }],
    ["a price range", { price: ["0_10000"] }, { price: { from: "0", to: "10000" } }],
    ["several ranges become one", { price: ["0_100", "500_900"] }, { price: { from: "0", to: "900" } }],
    ["bounds in the wrong order", { price: ["900_100"] }, { price: { from: "100", to: "900" } }],
    ["an open upper end", { price: ["5000_"] }, { price: { from: "5000" } }],
    ["an open lower end", { price: ["*_5000"] }, { price: { to: "5000" } }],
    ["a single number", { special_price: ["499"] }, { special_price: { from: "499", to: "499" } }],
    ["text for a price", { price: ["cheap", "NaN_Infinity", "-5_-1", "1e9_2e9"] }, null],
    ["text beside a range", { price: ["cheap", "10_20"] }, { price: { from: "10", to: "20" } }],
  ])("%s", (_name, choice, filter) => {
    expect(toFilter(choice, null)).toEqual(filter);
  });

  test("takes its ranges in the currency shown and sends them in the base currency", () => {
    const filter = toFilter({ price: ["100_200"], special_price: ["_4.99"], brand: ["4_5"] }, null, 0.012);
    expect(filter).toEqual({
      price: { from: "8332.916666", to: "16667.083333" },
      special_price: { to: "416.249999" },
      brand: { eq: "4_5" },
    });
  });

  test("adds the categories chosen beside the current one", () => {
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
  ])("%s", (key, sort) => {
    expect(toSort(key)).toEqual(sort);
  });
});
