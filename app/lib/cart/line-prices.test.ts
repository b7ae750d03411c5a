import { describe, expect, test } from "vitest";
import { asId, type LineUid } from "../commerce/model/ids";
import { money } from "../commerce/model/money";
import { parseLinePrices, priceBefore, rememberPrices } from "./line-prices";

const line = (uid: string, rupees: number) => ({ uid: asId<LineUid>(uid), unitPrice: money(rupees * 100, "INR") });
const cartOf = (...lines: ReturnType<typeof line>[]) => ({ lines, totals: { grandTotal: money(0, "INR") } });

describe("the prices of a cart", () => {
  const known = rememberPrices(null, cartOf(line("a", 100), line("b", 200)));

  test("are those of the first time a line was seen", () => {
    expect(rememberPrices(known, cartOf(line("a", 90), line("c", 300))).units).toEqual({ a: 10_000, c: 30_000 });
  });

  test("are today's for a line whose quantity was just changed", () => {
    expect(rememberPrices(known, cartOf(line("a", 90), line("b", 210)), "a").units).toEqual({ a: 9_000, b: 20_000 });
  });

  test("begin anew in another currency", () => {
    const dollars = {
      lines: [{ uid: asId<LineUid>("a"), unitPrice: money(120, "USD") }],
      totals: { grandTotal: money(0, "USD") },
    };
    expect(rememberPrices(known, dollars)).toEqual({ currency: "USD", units: { a: 120 } });
    expect(priceBefore(known, { uid: asId<LineUid>("a"), unitPrice: money(120, "USD") })).toBeNull();
  });

  test("are pointed out only where they are not what they were", () => {
    expect(priceBefore(known, line("a", 90))).toEqual(money(10_000, "INR"));
    expect(priceBefore(known, line("b", 200))).toBeNull();
    expect(priceBefore(known, line("new", 1))).toBeNull();
    expect(priceBefore(null, line("a", 90))).toBeNull();
  });

  test("of more lines than a cookie holds are kept for the newest", () => {
    const many = Array.from({ length: 100 }, (_, index) => line(`l${index}`, index));
    expect(Object.keys(rememberPrices(null, cartOf(...many)).units)).toHaveLength(30);
  });

  test.each([null, "", "[]", "{}", "null", '{"currency":1,"units":{}}', "nonsense"])("%j is no memory", (payload) => {
    expect(parseLinePrices(payload)).toBeNull();
  });

  test("survive being written down", () => {
    expect(parseLinePrices(JSON.stringify(known))).toEqual(known);
  });
});
