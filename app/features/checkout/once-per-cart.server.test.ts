import { expect, test, vi } from "vitest";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import { createOncePerCart, type Placing } from "./once-per-cart.server";

const cart = asId<CartId>("a".repeat(32));
const otherCart = asId<CartId>("b".repeat(32));
const ordered = {
  kind: "ordered" as const,
  number: asId<OrderNumber>("000000042"),
  email: "asha@example.in",
  proof: "400050",
  method: "cashondelivery",
  copy: null,
} satisfies Placing;

function slow(outcome: Placing, ms = 20) {
  return vi.fn(() => new Promise<Placing>((resolve) => setTimeout(() => resolve(outcome), ms)));
}

test("a hundred clicks at once place one order and all get its number", async () => {
  const once = createOncePerCart({ pollMs: 1 });
  const place = slow(ordered);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => once(cart, place)));
  expect(place).toHaveBeenCalledTimes(1);
  expect(outcomes.every((outcome) => outcome === ordered)).toBe(true);
});

test("a resend after success gets the same order", async () => {
  const once = createOncePerCart();
  await once(cart, slow(ordered));
  const again = slow({ kind: "unsettled" });
  expect(await once(cart, again)).toBe(ordered);
  expect(again).not.toHaveBeenCalled();
});

test("carts do not wait for each other", async () => {
  const once = createOncePerCart({ pollMs: 1 });
  const place = slow(ordered);
  await Promise.all([once(cart, place), once(otherCart, place)]);
  expect(place).toHaveBeenCalledTimes(2);
});

test("after a refusal the shopper may try again", async () => {
  const once = createOncePerCart({ pollMs: 1 });
  const refusal: Placing = {
    kind: "refused",
    problems: [{ code: "stock", message: "Some of the products are out of stock." }],
  };
  const both = await Promise.all([once(cart, slow(refusal)), once(cart, slow(ordered))]);
  expect(both).toEqual([refusal, refusal]);
  expect(await once(cart, slow(ordered))).toBe(ordered);
});

test("when the attempt breaks, its caller gets the error and whoever waited is told to find out", async () => {
  const once = createOncePerCart({ pollMs: 1 });
  const broken = once(cart, () => new Promise((_, reject) => setTimeout(() => reject(new Error("line cut")), 10)));
  const waiting = once(cart, slow(ordered));
  await expect(broken).rejects.toThrow("line cut");
  expect(await waiting).toEqual({ kind: "unsettled" });
});

test("an order whose payment came to nothing is forgotten, and the cart can be ordered again", async () => {
  const once = createOncePerCart();
  await once(cart, slow(ordered));
  once.forget(cart, { ...ordered, number: asId<OrderNumber>("000000041") });
  expect(once.orderOf(cart), "that was another order").toBe(ordered);
  once.forget(cart, ordered);
  expect(once.orderOf(cart)).toBeNull();
  const again = { ...ordered, number: asId<OrderNumber>("000000043") };
  expect(await once(cart, slow(again))).toBe(again);
});

test("of very many orders the latest are remembered", async () => {
  const once = createOncePerCart();
  const cartAt = (at: number) => asId<CartId>(String(at).padStart(32, "0"));
  for (let at = 0; at <= 1_000; at += 1) await once(cartAt(at), async () => ordered);
  expect([once.orderOf(cartAt(0)), once.orderOf(cartAt(1))]).toEqual([null, ordered]);
});

test("an attempt that never ends blocks the cart only for the patience", async () => {
  const once = createOncePerCart({ pollMs: 1, patienceMs: 30 });
  void once(cart, () => new Promise(() => undefined));
  expect(await once(cart, slow(ordered))).toEqual({ kind: "unsettled" });
  expect(await once(cart, slow(ordered))).toBe(ordered);
});
