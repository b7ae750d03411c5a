import { expect, test } from "vitest";
import { documentShare, taxesOfShare } from "./document-share.ts";

const line = { quantity: 3, rowTotal: 10_000, rowTotalWithoutTax: 8_475, discount: 1_000, tax: 1_373 };
const order = { pricesWithTax: 1, shipping: 4_900, shippingTax: 747 };

test("documents over parts of an order add up, with shipping once", () => {
  const first = documentShare([{ line, before: 0, quantity: 1 }], order, true);
  const rest = documentShare([{ line, before: 1, quantity: 2 }], order, false);
  expect(first).toMatchObject({ subtotal: 3_333, shipping: 4_900, grandTotal: 3_333 - 333 + 4_900 });
  const both = Object.fromEntries(Object.entries(first).map(([key, value]) => [key, value + Number(Reflect.get(rest, key))])); // prettier-ignore
  expect(both).toEqual(documentShare([{ line, before: 0, quantity: 3 }], order, true));
});

test("documents add up when prices are entered without tax", () => {
  const sold = { quantity: 1, rowTotal: 59_000, rowTotalWithoutTax: 50_000, discount: 11_800, tax: 6_876 };
  const charged = { pricesWithTax: 0, shipping: 5_782, shippingTax: 882 };
  expect(documentShare([{ line: sold, before: 0, quantity: 1 }], charged, true)).toMatchObject({
    tax: 7_758,
    grandTotal: 50_858,
  });
});

test("taxesOfShare splits taxes in proportion", () => {
  const taxes = [{ label: "CGST 9%", amount: 900 }, { label: "SGST 9%", amount: 900 }]; // prettier-ignore
  expect(taxesOfShare(taxes, 301).map(({ amount }) => amount)).toEqual([151, 150]);
});
