import { afterEach, describe, expect, test, vi } from "vitest";
import { Browser } from "~/lib/testing/browser";
import { fakeBackend, fakeCommerce } from "~/lib/testing/fake-backend";
import { LINE, sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import type { FakeCommerce } from "~/lib/testing/shop";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { savedLinesOf } from "./cart-cookies.server";
import { joinCarts, MERGE_FAILED } from "./join-carts.server";

const GUEST = asId<CartId>("g".repeat(32));
const CUSTOMER = asId<CartId>("o".repeat(32));
const cartOf = (id: CartId, quantity: number, problems: string[] = []): Cart =>
  sampleCart({ id, lines: quantity > 0 ? [sampleLine({ quantity, problems })] : [] });

async function join({
  guest,
  customer,
  merged,
  fails = false,
  answer = async () => ({ ok: true, cart: merged }),
}: {
  guest: Cart | null;
  customer: Cart;
  merged: Cart;
  fails?: "unanswered" | "refused" | false;
  /** Of an update. */
  answer?: (line: LineUid) => Promise<Result<{ cart: Cart }>>;
}) {
  const updates: [string, number][] = [];
  const areas = (): FakeCommerce => ({
    cart: {
      ...fakeCommerce(fakeBackend(null)).cart,
      update: async (_id, line, quantity) => {
        updates.push([line, quantity]);
        return answer(line);
      },
    },
    customer: {
      mergeCart: async () => {
        if (fails === "unanswered") throw new CommerceError("unavailable", "MergeCarts: no answer");
        if (fails === "refused") return fail({ code: "account", message: "no" });
        return { ok: true, cart: merged };
      },
    },
  });
  const browser = new Browser(fakeBackend(null), GUEST, areas);
  const { notices } = await browser.visit(({ shop }) =>
    joinCarts(shop, { id: GUEST, cart: guest }, { id: CUSTOMER, cart: customer }),
  );
  const { answer: saved } = await browser.visit(async ({ shop }) => savedLinesOf(shop.cookies));
  const texts = notices.map(({ text }) => text);
  return { texts, updates, cartCookie: browser.cookie("cart"), saved: saved.map(({ request }) => request) };
}

describe("joinCarts", () => {
  test("adds no notice when the merge has no problems", async () => {
    const { texts, updates, cartCookie } = await join({
      guest: cartOf(GUEST, 1),
      customer: cartOf(CUSTOMER, 2),
      merged: cartOf(CUSTOMER, 3),
    });
    expect(texts).toEqual([]);
    expect(updates).toEqual([]);
    expect(cartCookie).toBe(CUSTOMER);
  });

  test("complaint 3: reduces a sum beyond the stock, with a notice", async () => {
    const { texts, updates } = await join({
      guest: cartOf(GUEST, 3),
      customer: cartOf(CUSTOMER, 2),
      merged: cartOf(CUSTOMER, 5, ["The requested qty is not available"]),
    });
    expect(updates).toEqual([[LINE, 3]]);
    expect(texts).toEqual(["We combined your carts, but stock is limited. Nova 5G: 3 in your cart."]);
  });

  describe("several sums beyond the stock", () => {
    const names = ["Nova", "Fern", "Kite"];
    const cartWith = (id: CartId, quantity: number, problems: string[] = []) => {
      const lines = names.map((name) => {
        const request = { ...sampleLine().request, sku: asId<Sku>(name) };
        return sampleLine({ uid: asId(name), name, request, quantity, problems });
      });
      return sampleCart({ id, lines });
    };
    const joinWith = (answer: NonNullable<Parameters<typeof join>[0]["answer"]>) =>
      join({
        guest: cartWith(GUEST, 3),
        customer: cartWith(CUSTOMER, 2),
        merged: cartWith(CUSTOMER, 5, ["The requested qty is not available"]),
        answer,
      });
    afterEach(() => void vi.useRealTimers());

    test("are reduced although one update fails", async () => {
      const { texts, updates } = await joinWith(async (line) => {
        if (line === "Nova") throw new CommerceError("unavailable", "UpdateCartLine: no answer");
        if (line === "Fern") return fail({ code: "INSUFFICIENT_STOCK", message: "no" });
        return { ok: true, cart: cartWith(CUSTOMER, 3) };
      });
      expect(updates.map(([line]) => line)).toEqual(names);
      expect(texts).toEqual([
        "We combined your carts, but stock is limited. Nova: please check its quantity; Fern: 5 in your cart; Kite: 3 in your cart.",
      ]);
    });

    test("do not delay the log-in, and change nothing after it", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      const updated = { ok: true as const, cart: cartWith(CUSTOMER, 3) };
      let beAsked = () => {};
      let answerLate = () => {};
      const asked = new Promise<void>((resolve) => (beAsked = resolve));
      const late = new Promise<typeof updated>((resolve) => (answerLate = () => resolve(updated)));
      const joined = joinWith(async (line) => {
        if (line !== "Fern") return updated;
        beAsked();
        return late;
      });
      await asked;
      await vi.advanceTimersByTimeAsync(TIME_BUDGETS.mergedQuantities);
      const { texts, updates } = await joined;
      expect(texts).toEqual([
        "We combined your carts, but stock is limited. Nova: 3 in your cart. Please check the items and quantities in your cart.",
      ]);
      answerLate();
      await vi.advanceTimersByTimeAsync(0);
      expect(updates.map(([line]) => line)).toEqual(["Nova", "Fern"]);
    });
  });

  test("complaint 3: explains a sum that the backend has reduced", async () => {
    const { texts, updates } = await join({
      guest: cartOf(GUEST, 3),
      customer: cartOf(CUSTOMER, 2),
      merged: cartOf(CUSTOMER, 2),
    });
    expect(updates).toEqual([]);
    expect(texts[0]).toContain("Nova 5G: 2 in your cart");
  });

  test("names a line that could not be moved", async () => {
    const { texts } = await join({
      guest: cartOf(GUEST, 1),
      customer: cartOf(CUSTOMER, 0),
      merged: cartOf(CUSTOMER, 0),
    });
    expect(texts[0]).toContain("Nova 5G could not be moved");
  });

  const failing = (guest: Cart | null, fails: "unanswered" | "refused") =>
    join({ guest, customer: cartOf(CUSTOMER, 0), merged: cartOf(CUSTOMER, 0), fails });

  test.each(["unanswered", "refused"] as const)(
    "complaint 4: keeps the guest's lines when the merge is %s",
    async (fails) => {
      const guest = cartOf(GUEST, 3);
      const { texts, saved } = await failing(guest, fails);
      expect(saved).toEqual(guest.lines.map(({ request }) => request));
      expect(texts).toEqual([expect.stringContaining("kept them for you under Saved for later")]);
    },
  );

  test("says how many lines were kept when not all can be", async () => {
    const skus = ["", ...Array.from({ length: 25 }, (_, at) => `P${at}`)].map((sku) => asId<Sku>(sku));
    const lines = skus.map((sku) => sampleLine({ sku, request: { ...sampleLine().request, sku } }));
    const { texts, saved } = await failing(sampleCart({ id: GUEST, lines }), "refused");
    expect(saved.map(({ sku }) => sku)).toEqual(skus.slice(1, 13));
    expect(texts).toEqual([expect.stringContaining("kept 12 of the 26 under Saved for later")]);
  });

  test("promises nothing when no line could be kept", async () => {
    const unread = await failing(null, "refused");
    const unsold = sampleLine({ sku: asId(""), request: { ...sampleLine().request, sku: asId("") } });
    const notSold = await failing(sampleCart({ id: GUEST, lines: [unsold] }), "refused");
    for (const { texts, saved } of [unread, notSold]) {
      expect(texts).toEqual([MERGE_FAILED]);
      expect(saved).toEqual([]);
    }
  });
});
