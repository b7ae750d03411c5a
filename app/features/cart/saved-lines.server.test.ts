import { describe, expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { savedKey, saveLine, savedLinesCookie, type SavedLine } from "./cart-cookies.server";

const line = (sku: string, quantity = 1, ...selectedOptions: string[]) => ({
  request: { sku: asId<Sku>(sku), quantity, selectedOptions, enteredOptions: [{ uid: "b", value: "2" }] },
  choices: [{ label: "Colour", value: "Sage" }],
});

describe("a list of saved lines", () => {
  const saved = saveLine(saveLine([], line("A", 2, "sage")) ?? [], line("B")) ?? [];

  test("can be parsed again", () => {
    expect(savedLinesCookie.parse(savedLinesCookie.format(saved))).toEqual(saved);
  });

  test("has one line for the same product with the same options, with the latest quantity", () => {
    const again = saveLine(saved, line("A", 5, "sage"));
    expect(again?.map(({ request }) => [request.sku, request.quantity])).toEqual([
      ["B", 1],
      ["A", 5],
    ]);
    expect(saveLine(saved, line("A", 5, "black"))).toHaveLength(3);
  });

  test.each([
    ["many", ""],
    ["long", "x".repeat(150)],
  ])("fits a cookie, and never loses a line to a later one: %s", (_, option) => {
    let all: readonly SavedLine[] = [];
    const rejected = [];
    for (let index = 0; index < 25; index += 1) {
      const more = saveLine(all, line(`PRODUCT-${index}`, 1, option));
      if (more) all = more;
      else rejected.push(index);
    }
    expect(savedLinesCookie.format(all).length).toBeLessThanOrEqual(1_200);
    expect(all.length).toBeLessThanOrEqual(12);
    expect(all.length + rejected.length).toBe(25);
    expect(all[0]?.request.sku).toBe("PRODUCT-0");
    expect(saveLine(all, line("PRODUCT-0", 7, option)), "one of them may change").toHaveLength(all.length);
  });

  test.each(["", "{}", "[1]", "nonsense"])("%j is no list of saved lines", (payload) => {
    expect(savedLinesCookie.parse(payload)).toBeNull();
  });

  test("identifies a line by its options in any order", () => {
    expect(savedKey(line("A", 1, "x", "y"))).toBe(savedKey(line("A", 9, "y", "x")));
  });
});
