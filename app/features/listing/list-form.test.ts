import { describe, expect, test } from "vitest";
import { joinPrice, shownPrice, typedPrice } from "./list-form";

describe("two typed ends", () => {
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

describe("the fields show", () => {
  test.each([
    [[], "", ""],
    [["5000_9000"], "5000", "9000"],
    [["5000_"], "5000", ""],
    [["*_9000"], "", "9000"],
    [["0_100", "500_900"], "0", "900"],
    [["cheap"], "", ""],
  ])("%j as %j and %j", (values, from, to) => {
    expect(shownPrice(values)).toEqual({ from, to });
  });
});

describe("of a sent form", () => {
  const typed = (query: string) => typedPrice(new URLSearchParams(query));

  test.each([
    ["a link without the fields leaves the price alone", "price=0_20000", null],
    ["a band counts while the fields are as they were shown", "price=B&price-from=5&price-to=9&price-shown=5_9", null],
    ["any price counts likewise", "price=&price-from=5&price-to=9&price-shown=5_9", null],
    ["changed fields count more than the band", "price=0_20&price-from=5&price-to=9&price-shown=0_20", "5_9"],
    ["emptied fields are any price", "price=0_20&price-from=&price-to=&price-shown=0_20", ""],
    ["where no band is chosen, the fields stay", "price-from=5&price-to=9&price-shown=5_9", "5_9"],
    ["one field is enough", "price-to=9", "_9"],
  ])("%s", (_, query, range) => {
    expect(typed(query)).toBe(range);
  });
});
