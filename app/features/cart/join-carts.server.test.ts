import { describe, expect, test } from "vitest";
import { Browser } from "~/features/checkout/testing/browser";
import { fakeBackend, fakeCommerce } from "~/features/checkout/testing/fake-backend";
import { LINE, sampleCart, sampleLine } from "~/features/checkout/testing/sample-cart";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { joinCarts } from "./join-carts.server";

const GUEST = asId<CartId>("g".repeat(32));
const OWN = asId<CartId>("o".repeat(32));
const cartOf = (id: CartId, quantity: number, problems: string[] = []): Cart =>
  sampleCart({ id, lines: quantity > 0 ? [sampleLine({ quantity, problems })] : [] });

async function join({ guest, own, merged, fails = false }: { guest: Cart; own: Cart; merged: Cart; fails?: boolean }) {
  const updates: [string, number][] = [];
  const areas = (): Partial<Commerce> => ({
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
    } as unknown as Commerce["customer"], // the only calls joinCarts makes
  });
  const browser = new Browser(fakeBackend(null), GUEST, areas);
  const { notices } = await browser.visit(({ shop }) =>
    joinCarts(shop, { id: GUEST, cart: guest }, { id: OWN, cart: own }),
  );
  return { texts: notices.map(({ text }) => text), updates, cartCookie: browser.cookie("cart") };
}

describe("joining a guest's cart to the customer's", () => {
  test("without problems adds no notice", async () => {
    const { texts, updates, cartCookie } = await join({
      guest: cartOf(GUEST, 1),
      own: cartOf(OWN, 2),
      merged: cartOf(OWN, 3),
    });
    expect(texts).toEqual([]);
    expect(updates).toEqual([]);
    expect(cartCookie).toBe(OWN);
  });

  test("complaint 3: a sum beyond the stock is reduced to what one of them had, with a notice", async () => {
    const { texts, updates } = await join({
      guest: cartOf(GUEST, 3),
      own: cartOf(OWN, 2),
      merged: cartOf(OWN, 5, ["The requested qty is not available"]),
    });
    expect(updates).toEqual([[LINE, 3]]);
    expect(texts).toEqual(["We combined your carts, but stock is limited. Nova 5G: 3 in your cart."]);
  });

  test("complaint 3: a sum that the backend reduces is explained too", async () => {
    const { texts, updates } = await join({
      guest: cartOf(GUEST, 3),
      own: cartOf(OWN, 2),
      merged: cartOf(OWN, 2),
    });
    expect(updates).toEqual([]);
    expect(texts[0]).toContain("Nova 5G: 2 in your cart");
  });

  test("names a line that could not be moved", async () => {
    const { texts } = await join({ guest: cartOf(GUEST, 1), own: cartOf(OWN, 0), merged: cartOf(OWN, 0) });
    expect(texts[0]).toContain("Nova 5G could not be moved");
  });

  test("complaint 4: reports a failure after one attempt", async () => {
    const { texts } = await join({ guest: cartOf(GUEST, 1), own: cartOf(OWN, 0), merged: cartOf(OWN, 0), fails: true });
    expect(texts).toEqual([expect.stringContaining("could not add your earlier items")]);
  });
});
