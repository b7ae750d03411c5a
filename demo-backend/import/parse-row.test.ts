import { expect, test } from "vitest";
import { parseRow } from "./parse-row.ts";

const good = { sku: "A/1", name: "Fan", price: 999.5, category_paths: [["Home", "Fans"]], shipping_weight: 1.25 };

test("reads a product row", () => {
  expect(parseRow(JSON.stringify({ ...good, qty: 3, upc: "012", weight_unit: "kg" }))).toMatchObject({
    row: { kind: "product", sku: "A/1", price: 999.5, weightGrams: 1250, qty: 3, upc: "012", type: "simple" },
    unknownColumns: ["weight_unit"],
  });
});

test.each([
  ["{", "is no JSON"],
  ["[]", "is no JSON object"],
  ['{"name":"x"}', "is neither a product (sku) nor a category (id, level)"],
  [JSON.stringify({ ...good, name: " " }), "has no name"],
  [JSON.stringify({ ...good, price: -1 }), "price is no number from 0 up"],
  [JSON.stringify({ ...good, price: "9" }), "price is no number from 0 up"],
  [JSON.stringify({ ...good, price: null }), "has no price"],
  [JSON.stringify({ ...good, type_id: "giftcard" }), "type_id giftcard cannot be imported"],
  [JSON.stringify({ ...good, category_paths: ["Home"] }), "category_paths is no list of paths of one to four names"],
  [JSON.stringify({ ...good, attributes: { a: {} } }), "attribute a is no text, number, boolean or list of texts"],
  [JSON.stringify({ ...good, type_id: "configurable" }), "has no configurable_options and variants"],
])("rejects %s: %s", (text, reason) => {
  expect(() => parseRow(text)).toThrow(reason);
});
