import { cartMemoryCookie } from "./cart-memory-cookie.server";
import { describe, expect, test } from "vitest";
import { asId, type CartId, type LineUid } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { leftBehind, priceBefore, quantitySeen, remember, totalSeen, withoutLost, withUnanswered } from "./cart-memory";

const line = (uid: string, rupees: number, quantity = 1) => ({
  uid: asId<LineUid>(uid),
  unitPrice: money(rupees * 100, "INR"),
  quantity,
  name: `Product ${uid}`,
});
const cartOf = (...lines: ReturnType<typeof line>[]) => ({
  id: asId<CartId>("a".repeat(32)),
  lines,
  totals: { grandTotal: money(0, "INR") },
});
const known = remember(null, cartOf(line("a", 100), line("b", 200, 2)));
const units = ({ lines }: typeof known) => Object.fromEntries(lines.map(({ uid, unit }) => [uid, unit]));

describe("the prices of a cart", () => {
  test("are those of the first time a line was seen", () => {
    expect(units(remember(known, cartOf(line("a", 90), line("b", 200), line("c", 300))))).toEqual({
      a: 10_000,
      b: 20_000,
      c: 30_000,
    });
  });

  test("are today's for a line whose quantity was just changed", () => {
    expect(units(remember(known, cartOf(line("a", 90), line("b", 210)), { changed: "a" }))).toEqual({
      a: 9_000,
      b: 20_000,
    });
  });

  test("begin anew in another currency", () => {
    const dollars = { ...cartOf(), lines: [{ ...line("a", 0), unitPrice: money(120, "USD") }] };
    const now = remember(known, { ...dollars, totals: { grandTotal: money(0, "USD") } });
    expect(now).toMatchObject({ currency: "USD", lines: [{ uid: "b" }, { uid: "a", unit: 120 }] });
    expect(priceBefore(known, { uid: asId<LineUid>("a"), unitPrice: money(120, "USD") })).toBeNull();
  });

  test("are pointed out only where they are not what they were", () => {
    expect(priceBefore(known, line("a", 90))).toEqual(money(10_000, "INR"));
    expect(priceBefore(known, line("b", 200))).toBeNull();
    expect(priceBefore(known, line("new", 1))).toBeNull();
    expect(priceBefore(null, line("a", 90))).toBeNull();
  });
});

describe("what left a cart", () => {
  test("is named", () => {
    expect(leftBehind(known, cartOf(line("b", 200), line("c", 1)))).toEqual(["Product a"]);
    expect(leftBehind(known, cartOf())).toEqual(["Product a", "Product b"]);
    expect(leftBehind(known, cartOf(line("a", 1), line("b", 1)))).toEqual([]);
  });

  test("is told until it was shown, and not when the shopper took it out", () => {
    const added = remember(known, cartOf(line("b", 200), line("c", 1)));
    expect(leftBehind(added, cartOf(line("b", 200), line("c", 1)))).toEqual(["Product a"]);
    expect(leftBehind(withoutLost(added, cartOf(line("b", 200))), cartOf(line("b", 200)))).toEqual([]);
    const removed = remember(known, cartOf(line("b", 200)), { removed: "a" });
    expect(leftBehind(removed, cartOf(line("b", 200)))).toEqual([]);
  });

  test("is not what was in another one, or never seen", () => {
    expect(leftBehind(known, { ...cartOf(), id: asId<CartId>("b".repeat(32)) })).toEqual([]);
    expect(leftBehind(null, cartOf())).toEqual([]);
  });
});

test("how many of a line were seen is known of this cart alone", () => {
  expect(quantitySeen(known, cartOf(), "b")).toBe(2);
  expect(quantitySeen(known, cartOf(), "c")).toBe(0);
  expect(quantitySeen(known, { ...cartOf(), id: asId<CartId>("b".repeat(32)) }, "b")).toBe(0);
});

describe("how many pieces a cart has", () => {
  test("is known however few of its lines are kept, and not of another cart", () => {
    const many = cartOf(...Array.from({ length: 100 }, (_, index) => line(`l${index}`, index, 2)));
    expect(totalSeen(remember(null, many), many)).toBe(200);
    expect(totalSeen(known, { id: asId<CartId>("b".repeat(32)) })).toBeNull();
  });

  test("is without those that left it unseen", () => {
    expect(totalSeen(remember(known, cartOf(line("b", 200, 2))), cartOf())).toBe(2);
  });
});

describe("written down", () => {
  test("it is read as it was", () => {
    const memory = withUnanswered(known, ["A-1"]);
    expect(cartMemoryCookie.parse(cartMemoryCookie.format(memory))).toEqual(memory);
  });

  test("of more lines than a cookie holds, the newest are kept", () => {
    const many = Array.from({ length: 100 }, (_, index) => line(`l${index}`, index));
    const { lines } = remember(null, cartOf(...many));
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(lines.at(-1)?.uid).toBe("l99");
  });

  test.each(["", "{}", "null", "17", "nonsense", '["a","INR"]'])("%j is no memory", (payload) => {
    expect(cartMemoryCookie.parse(payload)).toBeNull();
  });
});
