import { describe, expect, test } from "vitest";
import { Browser } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { LINE, sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import { asId, type CartId, type LineUid } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import {
  cartSnapshotCookie,
  clearCartQuantity,
  lastKnownLineQuantity,
  lastKnownQuantity,
  priceBefore,
  removedLineNames,
  saveCartSnapshot,
  saveUnansweredAddition,
  updateCartSnapshot,
  toSnapshot,
} from "./cart-cookies.server";

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
const other = { ...cartOf(), id: asId<CartId>("b".repeat(32)) };
const known = toSnapshot(cartOf(line("a", 100), line("b", 200, 2)), null);
const units = ({ lines }: typeof known) => Object.fromEntries(lines.map(({ uid, unit }) => [uid, unit]));

describe("cart snapshot: prices", () => {
  test("keeps the price at which a line was first seen", () => {
    expect(units(toSnapshot(cartOf(line("a", 90), line("b", 200), line("c", 300)), known))).toEqual({
      a: 10_000,
      b: 20_000,
      c: 30_000,
    });
  });

  test("updates the price of a line whose quantity was changed", () => {
    expect(units(toSnapshot(cartOf(line("a", 90), line("b", 210)), known, { changed: "a" }))).toEqual({
      a: 9_000,
      b: 20_000,
    });
  });

  test("starts over in another currency", () => {
    const dollars = { ...cartOf(), lines: [{ ...line("a", 0), unitPrice: money(120, "USD") }] };
    const now = toSnapshot({ ...dollars, totals: { grandTotal: money(0, "USD") } }, known);
    expect(now).toMatchObject({ currency: "USD", lines: [{ uid: "a", unit: 120 }] });
    expect(priceBefore(known, { uid: asId<LineUid>("a"), unitPrice: money(120, "USD") })).toBeNull();
  });

  test("returns the earlier price only if it has changed", () => {
    expect(priceBefore(known, line("a", 90))).toEqual(money(10_000, "INR"));
    expect(priceBefore(known, line("b", 200))).toBeNull();
    expect(priceBefore(known, line("new", 1))).toBeNull();
    expect(priceBefore(null, line("a", 90))).toBeNull();
  });
});

describe("cart snapshot: disappeared lines", () => {
  test("names them unless the shopper removed them", () => {
    expect(removedLineNames(known, cartOf(line("b", 200), line("c", 1)))).toEqual(["Product a"]);
    expect(removedLineNames(known, cartOf())).toEqual(["Product a", "Product b"]);
    expect(removedLineNames(known, cartOf(line("a", 1), line("b", 1)))).toEqual([]);
    expect(removedLineNames(known, cartOf(line("b", 200)), { removed: "a" })).toEqual([]);
  });

  test("names none for another cart or an unknown one", () => {
    expect(removedLineNames(known, other)).toEqual([]);
    expect(removedLineNames(null, cartOf())).toEqual([]);
  });

  test("reports them once, on the next action", async () => {
    const browser = new Browser(fakeBackend());
    const save = async (uids: readonly LineUid[], removed?: LineUid) => {
      const cart = sampleCart({ lines: uids.map((uid) => sampleLine({ uid, name: `Product ${uid}` })) });
      const visit = await browser.visit(async ({ shop }) => saveCartSnapshot(shop, cart, removed ? { removed } : {}));
      return visit.notices;
    };
    const [a, b, c] = [asId<LineUid>("a"), asId<LineUid>("b"), asId<LineUid>("c")];
    expect(await save([a, b, c])).toEqual([]);
    expect(await save([c], a)).toEqual([
      {
        kind: "warning",
        text: "“Product b” is no longer in your cart. It was removed elsewhere or is no longer sold.",
      },
    ]);
    expect(await save([c])).toEqual([]);
  });

  test("reports them once, on the page that shows the cart", async () => {
    const browser = new Browser(fakeBackend());
    const show = async (cart: ReturnType<typeof sampleCart>) =>
      (await browser.visit(async ({ shop }) => updateCartSnapshot(shop, cart))).answer;
    expect(await show(sampleCart({ lines: [sampleLine({ uid: LINE })] }))).toEqual([]);
    expect(await show(sampleCart({ lines: [] }))).toEqual(["Nova 5G"]);
    expect(await show(sampleCart({ lines: [] }))).toEqual([]);
  });
});

test("lastKnownLineQuantity returns 0 for an unknown line or another cart", () => {
  expect(lastKnownLineQuantity(known, cartOf(), "b")).toBe(2);
  expect(lastKnownLineQuantity(known, cartOf(), "c")).toBe(0);
  expect(lastKnownLineQuantity(known, other, "b")).toBe(0);
});

describe("cart snapshot: quantity", () => {
  test("counts lines that do not fit into the cookie", () => {
    const many = cartOf(...Array.from({ length: 100 }, (_, index) => line(`l${index}`, index, 2)));
    expect(toSnapshot(many, null).quantity).toBe(200);
  });

  test("is unknown for another cart and after an unanswered change", async () => {
    const browser = new Browser(fakeBackend());
    const quantity = async () => (await browser.visit(async ({ shop }) => lastKnownQuantity(shop.cookies))).answer;
    expect(await quantity()).toBeNull();
    await browser.visit(async ({ shop }) =>
      saveCartSnapshot(shop, sampleCart({ lines: [sampleLine({ quantity: 3 })] })),
    );
    expect(await quantity()).toBe(3);
    await browser.visit(async ({ shop }) => clearCartQuantity(shop));
    expect(await quantity()).toBeNull();
    await browser.visit(async ({ shop }) => saveCartSnapshot(shop, sampleCart({ id: other.id })));
    expect(await quantity()).toBeNull();
  });
});

describe("cartSnapshotCookie", () => {
  test("parses what it has formatted", () => {
    const snapshot = { ...known, unanswered: ["A-1"] };
    expect(cartSnapshotCookie.parse(cartSnapshotCookie.format(snapshot))).toEqual(snapshot);
  });

  test("stores an unanswered addition when no cart is known", async () => {
    const browser = new Browser(fakeBackend());
    await browser.visit(async ({ shop }) => saveUnansweredAddition(shop, ["A-1"]));
    const { answer } = await browser.visit(async ({ shop }) => shop.cookies.get(cartSnapshotCookie));
    expect(answer).toMatchObject({ lines: [], unanswered: ["A-1"] });
  });

  test("keeps the newest lines when there are too many", () => {
    const many = Array.from({ length: 100 }, (_, index) => line(`l${index}`, index));
    const { lines } = toSnapshot(cartOf(...many), null);
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(lines.at(-1)?.uid).toBe("l99");
  });

  test.each(["", "{}", "null", "17", "nonsense", '["a","INR"]'])("rejects %j", (payload) => {
    expect(cartSnapshotCookie.parse(payload)).toBeNull();
  });
});
