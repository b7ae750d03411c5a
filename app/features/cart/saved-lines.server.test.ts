import { describe, expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { savedKey, saveLine, savedLinesCookie, type SavedLine } from "./saved-lines.server";

const line = (sku: string, quantity = 1, ...selectedOptions: string[]) => ({
  request: { sku: asId<Sku>(sku), quantity, selectedOptions, enteredOptions: [{ uid: "b", value: "2" }] },
  choices: [{ label: "Colour", value: "Sage" }],
});

describe("what is saved for later", () => {
  const saved = saveLine(saveLine([], line("A", 2, "sage")), line("B"));

  test("survives being written down", () => {
    expect(savedLinesCookie.parse(savedLinesCookie.format(saved))).toEqual(saved);
  });

  test("is one line for the same product with the same choices, with the newest quantity", () => {
    const again = saveLine(saved, line("A", 5, "sage"));
    expect(again.map(({ request }) => [request.sku, request.quantity])).toEqual([
      ["B", 1],
      ["A", 5],
    ]);
    expect(saveLine(saved, line("A", 5, "black"))).toHaveLength(3);
  });

  test("fits a cookie", () => {
    let many: readonly SavedLine[] = [];
    for (let index = 0; index < 30; index += 1) many = saveLine(many, line(`PRODUCT-${index}`, 1, "x".repeat(150)));
    expect(savedLinesCookie.format(many).length).toBeLessThanOrEqual(1_200);
    expect(many.at(-1)?.request.sku).toBe("PRODUCT-29");
  });

  test.each(["", "{}", "[1]", "nonsense"])("%j is nothing saved", (payload) => {
    expect(savedLinesCookie.parse(payload)).toBeNull();
  });

  test("goes by its choices in any order", () => {
    expect(savedKey(line("A", 1, "x", "y"))).toBe(savedKey(line("A", 9, "y", "x")));
  });
});
