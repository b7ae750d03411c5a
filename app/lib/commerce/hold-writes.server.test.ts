import { describe, expect, test } from "vitest";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail } from "~/lib/commerce/model/problem";
import { type CartGuard, holdWrites } from "./commerce.server";

type Areas = Parameters<typeof holdWrites>[0];

const CART = asId<CartId>("c".repeat(32));
const OWN = null;

const writes = {
  cart: { add: CART, update: CART, remove: CART, applyCoupon: CART, removeCoupon: CART },
  checkout: {
    setEmail: CART,
    setShippingAddress: CART,
    setBillingAddress: CART,
    setShippingMethod: CART,
    setPaymentMethod: CART,
  },
  customer: { mergeCart: CART, reorder: OWN },
  wishlist: { toCart: OWN },
} as const;
const methodsToHold = Object.entries(writes).flatMap(
  ([area, methods]) => Object.entries(methods).map(([method, cart]) => [area as keyof Areas, method, cart] as const), // the keys of writes
);

function areas({
  read = async (): Promise<unknown> => ({ id: CART }),
  heldCart = (async (cart) => cart ?? CART) as CartGuard["heldCart"], // holds every cart
}) {
  const sent: string[] = [];
  const beginWrite = async (cart: CartId | null) => {
    sent.push(`begin ${cart ?? "own"}`);
    return () => void sent.push("end");
  };
  const areaOf = (area: string, methods: object) =>
    Object.fromEntries(
      [...Object.keys(methods), "placeOrder", "get"].map((method) => {
        const send = async () => (sent.push(`${area}.${method}`), { ok: true });
        return [method, method === "get" ? read : send];
      }),
    );
  const recorded = Object.entries(writes).map(([area, methods]) => [area, areaOf(area, methods)]);
  const backend = Object.fromEntries(recorded) as Areas; // the methods that are called here
  const held = holdWrites(backend, { beginWrite, heldCart });
  const ask = (area: keyof Areas, method: string, cart: CartId | null) => {
    const call = held[area][method as never] as (...args: unknown[]) => Promise<unknown>; // any of the methods
    return call(...(method === "mergeCart" ? ["g".repeat(32), cart] : [cart ?? "1"]));
  };
  return { ask, sent };
}

describe("holdWrites while the cart is held", () => {
  test.each(methodsToHold)("rejects %s.%s without sending it", async (area, method, cart) => {
    const { ask, sent } = areas({});
    expect(await ask(area, method, cart)).toEqual(fail(BEING_ORDERED));
    // Registered first, so that an order that starts meanwhile waits for it.
    expect(sent).toEqual([`begin ${cart ?? "own"}`, "end"]);
  });

  test("rejects a write when reading the cart fails", async () => {
    const { ask, sent } = areas({ read: () => Promise.reject(new CommerceError("unavailable", "down")) });
    expect(await ask("cart", "add", CART)).toEqual(fail(BEING_ORDERED));
    expect(sent).not.toContain("cart.add");
  });

  test("sends placeOrder", async () => {
    const { ask, sent } = areas({});
    await ask("checkout", "placeOrder", CART);
    expect(sent).toEqual(["checkout.placeOrder"]);
  });
});

test.each(methodsToHold)("sends %s.%s once the cart is gone", async (area, method, cart) => {
  const { ask, sent } = areas({ read: async () => null });
  expect(await ask(area, method, cart)).toEqual({ ok: true });
  expect(sent.at(-1)).toBe(`${area}.${method}`);
});

test.each(methodsToHold)("sends %s.%s without reading the cart when none is held", async (area, method, cart) => {
  const { ask, sent } = areas({ heldCart: async () => null, read: () => Promise.reject(new Error("read")) });
  expect(await ask(area, method, cart)).toEqual({ ok: true });
  expect(sent).toEqual([`begin ${cart ?? "own"}`, `${area}.${method}`, "end"]);
});

test("ends the registration of a write that throws", async () => {
  const { ask, sent } = areas({ heldCart: () => Promise.reject(new Error("no cookies")) });
  await expect(ask("cart", "add", CART)).rejects.toThrow("no cookies");
  expect(sent).toEqual([`begin ${CART}`, "end"]);
});
