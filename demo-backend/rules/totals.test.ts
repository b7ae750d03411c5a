import { describe, expect, test } from "vitest";
import { totalsOf, type PricedLine, type TotalsInput } from "./totals.ts";

const headphones: PricedLine = { quantity: 1, parts: [{ unitPrice: 649_900, rateBasisPoints: 1800 }] };
const cables: PricedLine = { quantity: 3, parts: [{ unitPrice: 29_900, rateBasisPoints: 1800 }] };
const books: PricedLine = { quantity: 2, parts: [{ unitPrice: 10_500, rateBasisPoints: 500 }] };
const voucher: PricedLine = { quantity: 1, parts: [{ unitPrice: 100_000, rateBasisPoints: 0 }] };
const kit: PricedLine = {
  quantity: 2,
  parts: [
    { unitPrice: 999_900, rateBasisPoints: 2800 },
    { unitPrice: 59_800, rateBasisPoints: 1800 },
    { unitPrice: 9_999, rateBasisPoints: 500 },
  ],
};

function totals(input: Partial<TotalsInput>) {
  return totalsOf({ lines: [], discount: 0, shipping: 0, place: "across-states", taxDisplay: "included", ...input });
}

describe("totalsOf", () => {
  test("calculates tax per row, not per unit", () => {
    const { lines, subtotalWithoutTax, taxes, grandTotal } = totals({ lines: [headphones, cables] });
    expect(lines[1]).toEqual({
      unitPrice: 29_900,
      unitPriceWithoutTax: 25_339,
      rowTotal: 89_700,
      rowTotalWithoutTax: 76_017,
      discount: 0,
      tax: 13_683,
    });
    expect(subtotalWithoutTax).toBe(626_780);
    expect(taxes).toEqual([{ label: "IGST 18%", amount: 112_820 }]);
    expect(grandTotal).toBe(739_600);
  });

  test("matches the recorded cart with a discount and shipping", () => {
    const result = totals({ lines: [headphones], discount: 64_990, shipping: 4_900 });
    expect(result).toMatchObject({
      subtotal: 649_900,
      subtotalWithoutTax: 550_763,
      subtotalWithDiscountWithoutTax: 495_686,
      shippingTax: 747,
      taxes: [{ label: "IGST 18%", amount: 89_971 }],
      grandTotal: 589_810,
    });
  });

  test("taxes each part of a bundle at its own rate", () => {
    const { lines, taxes } = totals({ lines: [kit] });
    expect(taxes.map((tax) => tax.label)).toEqual(["IGST 28%", "IGST 18%", "IGST 5%"]);
    expect(lines[0]?.rowTotal).toBe(2_139_398);
  });

  test("matches the recorded cart with prices without tax", () => {
    const deal: PricedLine = { quantity: 1, parts: [{ unitPrice: 50_000, rateBasisPoints: 1800 }] };
    const entered = { lines: [deal], discount: 11_800, shipping: 4_900 };
    expect(totals({ ...entered, taxDisplay: "excluded" })).toMatchObject({
      lines: [
        { unitPrice: 59_000, unitPriceWithoutTax: 50_000, rowTotal: 59_000, rowTotalWithoutTax: 50_000, tax: 6_876 },
      ],
      subtotal: 59_000,
      subtotalWithoutTax: 50_000,
      subtotalWithDiscountWithoutTax: 38_200,
      shipping: 5_782,
      shippingTax: 882,
      taxes: [{ label: "IGST 18%", amount: 7_758 }],
      grandTotal: 50_858,
    });
    expect(totals({ ...entered, taxDisplay: "added" })).toEqual(totals({ ...entered, taxDisplay: "both" }));
  });

  test("carries rounding remainders into the next tax of the rate, as recorded", () => {
    const rows = [[2, 14_900, 5_960], [3, 24_900, 14_940], [1, 199_900, 39_980]] as const; // prettier-ignore
    const lines = rows.map(([quantity, unitPrice]) => ({ quantity, parts: [{ unitPrice, rateBasisPoints: 1800 }] }));
    const discount = rows.reduce((sum, [, , off]) => sum + off, 0);
    expect(totals({ lines, discount })).toMatchObject({ tax: 37_147, grandTotal: 243_520 });
    expect(totals({ lines: [{ quantity: 1, parts: [{ unitPrice: 99_900, rateBasisPoints: 1800 }] }], discount: 19_980, shipping: 4_900 })).toMatchObject({ shippingTax: 748, tax: 12_939 }); // prettier-ignore
  });

  test("returns zeros for an empty cart", () => {
    expect(totals({})).toMatchObject({ subtotal: 0, tax: 0, taxes: [], grandTotal: 0 });
  });

  const carts = [[headphones], [cables, books], [kit, voucher, cables], [books, kit, headphones, voucher]];
  const cases = carts.flatMap((lines) =>
    [0, 1, 4_999, 20_000].flatMap((discount) =>
      (["within-state", "across-states"] as const).map((place) => ({ lines, discount, place })),
    ),
  );
  test.each(cases)("adds up to the paisa (discount $discount, $place)", ({ lines, discount, place }) => {
    const result = totals({ lines, discount, shipping: 4_900, place });
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(result.lines.map((line) => line.discount))).toBe(discount);
    expect(sum(result.lines.map((line) => line.rowTotalWithoutTax))).toBe(result.subtotalWithoutTax);
    expect(sum(result.taxes.map((tax) => tax.amount))).toBe(result.tax);
    const net = result.subtotalWithDiscountWithoutTax + (result.shipping - result.shippingTax);
    expect(net + result.tax).toBe(result.grandTotal);
  });
});
