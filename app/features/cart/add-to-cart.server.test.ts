import { describe, expect, test } from "vitest";
import { Browser } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { LINE, sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import type { FakeCommerce } from "~/lib/testing/shop";
import { CommerceError, type CommerceErrorKind } from "~/lib/commerce/model/errors";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { asId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import { fail } from "~/lib/commerce/model/problem";
import { addToCart, replaceLine } from "./add-to-cart.server";
import { loadShownCart } from "./read-cart.server";

type Mode = "answers" | "adds without an answer" | "neither adds nor answers" | "is down";

/** A backend with one cart line. `mode` decides how it handles the next addition. */
function open({ quantity = 0, options = ["black"], kind = "unavailable" as CommerceErrorKind } = {}) {
  const sku = asId<Sku>("PH-NOVA");
  const state: { quantity: number; mode: Mode; additions: number } = { quantity, mode: "answers", additions: 0 };
  const cart = () =>
    sampleCart({ lines: state.quantity > 0 ? [sampleLine({ uid: LINE, sku, quantity: state.quantity })] : [] });
  const down = () => Promise.reject(new CommerceError(kind, "no answer"));
  const area: FakeCommerce["cart"] = {
    get: async () => (state.mode === "is down" ? down() : cart()),
    add: async (_id, [line]) => {
      state.additions += 1;
      if (state.mode === "answers" || state.mode.startsWith("adds")) state.quantity += line?.quantity ?? 0;
      return state.mode === "answers" ? { ok: true as const, cart: cart(), problems: [] } : down();
    },
  };
  const backend = fakeBackend(cart());
  const browser = new Browser(backend, cart().id, () => ({ cart: area }));
  const request: LineRequest = { sku, quantity: 2, selectedOptions: options };
  return {
    state,
    add: () => browser.visit(({ shop }) => addToCart(shop, [request])),
    openCart: () => browser.visit(({ shop }) => loadShownCart(shop)),
  };
}

const kinds = [["no answer", "unavailable"] as const, ["an answer that cannot be read", "contract"] as const];

describe("addToCart when the backend does not answer", () => {
  test.each(kinds)("reports success for a line that was added, and does not repeat it: %s", async (_, kind) => {
    const { state, add } = open({ kind });
    state.mode = "adds without an answer";
    const { answer, notices } = await add();
    expect(answer.ok).toBe(true);
    expect(notices.map(({ text }) => text)).toEqual(["Nova 5G is in your cart."]);
    expect(state).toMatchObject({ quantity: 2, additions: 1 });
  });

  test("reports failure for a line that was not added, and adds it next time", async () => {
    const { state, add } = open();
    state.mode = "neither adds nor answers";
    expect((await add()).answer).toMatchObject({
      problems: [{ message: expect.stringContaining("not in your cart yet") }],
    });
    state.mode = "answers";
    expect((await add()).answer.ok).toBe(true);
    expect(state.quantity).toBe(2);
  });

  test.each(kinds)("reads the cart before the next attempt when the result is unknown: %s", async (_, kind) => {
    const { state, add } = open({ kind });
    state.mode = "is down";
    expect((await add()).answer).toMatchObject({ problems: [{ message: expect.stringContaining("do not know") }] });
    state.quantity = 2;
    state.mode = "answers";
    const { answer, notices } = await add();
    expect(answer.ok).toBe(true);
    expect(notices[0]?.text).toBe("Nova 5G is in your cart.");
    expect(state).toMatchObject({ quantity: 2, additions: 1 });
  });

  test("does not mistake another variant of the product for the added line", async () => {
    const { state, add } = open({ options: ["black", "256 GB"] });
    state.mode = "is down";
    await add();
    Object.assign(state, { quantity: 2, mode: "answers" });
    await add();
    expect(state.additions).toBe(2);
  });

  test("does not mistake the quantity from before for the addition", async () => {
    const { state, add, openCart } = open({ quantity: 3 });
    await openCart();
    state.mode = "neither adds nor answers";
    expect((await add()).answer.ok).toBe(false);
    state.mode = "answers";
    await add();
    expect(state).toMatchObject({ quantity: 5, additions: 2 });
  });

  test("adds again after the cart was shown", async () => {
    const { state, add, openCart } = open();
    state.mode = "is down";
    await add();
    Object.assign(state, { quantity: 2, mode: "answers" });
    await openCart();
    await add();
    expect(state.quantity).toBe(4);
  });
});

const choice = (colour: string, quantity = 1) => ({
  sku: asId<Sku>("PH-NOVA"),
  quantity,
  selectedOptions: [colour],
});

function change(backend = fakeBackend(), uid = LINE, request = choice("sage")) {
  return new Browser(backend, sampleCart().id).visit(({ shop }) => replaceLine(shop, uid, request));
}

describe("complaint 26: replaceLine", () => {
  test("adds the new variant before it removes the old line", async () => {
    const backend = fakeBackend();
    const { answer, notices } = await change(backend);
    expect(backend.writes).toEqual(["add", "remove"]);
    expect(answer.ok).toBe(true);
    expect(notices.map(({ text }) => text)).toEqual(["Your cart was updated."]);
  });

  test("leaves the cart unchanged when the new variant is unavailable", async () => {
    const backend = fakeBackend();
    backend.overrides.set("add", () => fail({ code: "NOT_SALABLE", message: "This product is out of stock." }));
    expect((await change(backend)).answer).toMatchObject({ problems: [{ message: "This product is out of stock." }] });
    expect(backend.writes).toEqual(["add"]);
    expect(backend.cart?.lines).toHaveLength(1);
  });

  test("changes only the quantity when the variant is the same", async () => {
    const backend = fakeBackend();
    await change(backend, LINE, choice("black", 4));
    expect(backend.writes).toEqual(["update"]);
    expect(backend.cart?.lines).toMatchObject([{ uid: LINE, quantity: 4 }]);
  });

  test("warns when the old line cannot be removed", async () => {
    const backend = fakeBackend();
    backend.overrides.set("remove", () => {
      throw new CommerceError("unavailable", "RemoveCartLine: no answer");
    });
    const { answer, notices } = await change(backend);
    expect(answer.ok).toBe(true);
    expect(notices).toMatchObject([{ kind: "warning", text: expect.stringContaining("could not remove the old one") }]);
  });

  test("adds the new variant when the old line is gone", async () => {
    const backend = fakeBackend();
    await change(backend, asId<LineUid>("gone"));
    expect(backend.writes).toEqual(["add"]);
  });
});
