import { describe, expect, test } from "vitest";
import { Browser } from "~/lib/testing/browser";
import { fakeBackend, fakeCommerce } from "~/lib/testing/fake-backend";
import { LINE, sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import type { FakeCommerce } from "~/lib/testing/shop";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { joinCarts } from "./join-carts.server";

const GUEST = asId<CartId>("g".repeat(32));
const CUSTOMER = asId<CartId>("o".repeat(32));
const cartOf = (id: CartId, quantity: number, problems: string[] = []): Cart =>
  sampleCart({ id, lines: quantity > 0 ? [sampleLine({ quantity, problems })] : [] });

async function join({
  guest,
  customer,
  merged,
  fails = false,
}: {
  guest: Cart;
  customer: Cart;
  merged: Cart;
  fails?: boolean;
}) {
  const updates: [string, number][] = [];
  const areas = (): FakeCommerce => ({
    cart: {
      ...fakeCommerce(fakeBackend(null)).cart,
      update: async (_id, line, quantity) => {
        updates.push([line, quantity]);
        return { ok: true, cart: merged };
      },
    },
    customer: {
      mergeCart: async () => {
        if (fails) throw new CommerceError("unavailable", "MergeCarts: no answer");
        return { ok: true, cart: merged };
      },
    },
  });
  const browser = new Browser(fakeBackend(null), GUEST, areas);
  const { notices } = await browser.visit(({ shop }) =>
    joinCarts(shop, { id: GUEST, cart: guest }, { id: CUSTOMER, cart: customer }),
  );
  return { texts: notices.map(({ text }) => text), updates, cartCookie: browser.cookie("cart") };
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

  test("complaint 4: reports a failure after one attempt", async () => {
    const { texts } = await join({
      guest: cartOf(GUEST, 1),
      customer: cartOf(CUSTOMER, 0),
      merged: cartOf(CUSTOMER, 0),
      fails: true,
    });
    expect(texts).toEqual([expect.stringContaining("could not add your earlier items")]);
  });
});
