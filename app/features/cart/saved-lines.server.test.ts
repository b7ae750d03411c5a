import { describe, expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { savedKey, saveLine, savedLinesCookie, type SavedLine } from "./cart-cookies.server";

const line = (sku: string, quantity = 1, ...selectedOptions: string[]) => ({
  request: { sku: asId<Sku>(sku), quantity, selectedOptions, enteredOptions: [{ uid: "b", value: "2" }] },
  choices: [{ label: "Colour", value: "Sage" }],
});

describe("saved lines", () => {
  const saved = saveLine(saveLine([], line("A", 2, "sage")) ?? [], line("B")) ?? [];

  test("are parsed as they were formatted", () => {
    expect(savedLinesCookie.parse(savedLinesCookie.format(saved))).toEqual(saved);
  });

  test("replace a line of the same product and options", () => {
    const again = saveLine(saved, line("A", 5, "sage"));
    expect(again?.map(({ request }) => [request.sku, request.quantity])).toEqual([
      ["B", 1],
      ["A", 5],
    ]);
    expect(saveLine(saved, line("A", 5, "black"))).toHaveLength(3);
  });

  test.each([
    ["many lines", ""],
    ["long lines", "x".repeat(150)],
  ])("fit the cookie and never drop an earlier line: %s", (_, option) => {
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
    expect(saveLine(all, line("PRODUCT-0", 7, option)), "a saved line may change").toHaveLength(all.length);
  });

  test.each(["", "{}", "[1]", "nonsense"])("are not parsed from %j", (payload) => {
    expect(savedLinesCookie.parse(payload)).toBeNull();
  });

  test("are identified by their options in any order", () => {
    expect(savedKey(line("A", 1, "x", "y"))).toBe(savedKey(line("A", 9, "y", "x")));
  });
});
