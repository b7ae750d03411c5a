import { describe, expect, test } from "vitest";
import { Browser } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import { LINE, sampleCart, sampleLine } from "~/features/checkout/testing/sample-cart";
import type { CartArea } from "~/lib/commerce/model/commerce";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { asId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import { fail } from "~/lib/commerce/model/problem";
import { addToCart, replaceLine } from "./add-to-cart.server";
import { readFilledCart } from "./read-cart.server";

type Fate = "answers" | "does it, and its answer is lost" | "never hears of it" | "is down";

/** A backend with one cart line. `fate` decides how it handles the next addition. */
function open({ quantity = 0, options = ["black"] } = {}) {
  const sku = asId<Sku>("PH-NOVA");
  const state: { quantity: number; fate: Fate; additions: number } = { quantity, fate: "answers", additions: 0 };
  const cart = () =>
    sampleCart({ lines: state.quantity > 0 ? [sampleLine({ uid: LINE, sku, quantity: state.quantity })] : [] });
  const down = () => Promise.reject(new CommerceError("unavailable", "no answer"));
  const area: Pick<CartArea, "get" | "add"> = {
    get: async () => (state.fate === "is down" ? down() : cart()),
    add: async (_id, [line]) => {
      state.additions += 1;
      if (state.fate === "answers" || state.fate.startsWith("does it")) state.quantity += line?.quantity ?? 0;
      return state.fate === "answers" ? { ok: true as const, cart: cart(), problems: [] } : down();
    },
  };
  const backend = fakeBackend(cart());
  const browser = new Browser(backend, cart().id, () => ({ cart: area as CartArea })); // the only area used
  const request: LineRequest = { sku, quantity: 2, selectedOptions: options };
  return {
    state,
    add: () => browser.visit(({ shop }) => addToCart(shop, [request])),
    look: () => browser.visit(({ shop }) => readFilledCart(shop)),
  };
}

describe("an addition that is not answered", () => {
  test("but succeeded is reported as added and not repeated", async () => {
    const { state, add } = open();
    state.fate = "does it, and its answer is lost";
    const { answer, notices } = await add();
    expect(answer.ok).toBe(true);
    expect(notices.map(({ text }) => text)).toEqual(["Nova 5G is in your cart."]);
    expect(state).toMatchObject({ quantity: 2, additions: 1 });
  });

  test("and failed says so, and the next attempt adds the line", async () => {
    const { state, add } = open();
    state.fate = "never hears of it";
    expect((await add()).answer).toMatchObject({
      problems: [{ message: expect.stringContaining("not in your cart yet") }],
    });
    state.fate = "answers";
    expect((await add()).answer.ok).toBe(true);
    expect(state.quantity).toBe(2);
  });

  test("and cannot be checked makes the next attempt read the cart first", async () => {
    const { state, add } = open();
    state.fate = "is down";
    expect((await add()).answer).toMatchObject({ problems: [{ message: expect.stringContaining("do not know") }] });
    state.quantity = 2;
    state.fate = "answers";
    const { answer, notices } = await add();
    expect(answer.ok).toBe(true);
    expect(notices[0]?.text).toBe("Nova 5G is in your cart.");
    expect(state).toMatchObject({ quantity: 2, additions: 1 });
  });

  test("is not mistaken for another variant of the same product", async () => {
    const { state, add } = open({ options: ["black", "256 GB"] });
    state.fate = "is down";
    await add();
    Object.assign(state, { quantity: 2, fate: "answers" });
    await add();
    expect(state.additions).toBe(2);
  });

  test("is distinguished from what was in the cart before", async () => {
    const { state, add, look } = open({ quantity: 3 });
    await look();
    state.fate = "never hears of it";
    expect((await add()).answer.ok).toBe(false);
    state.fate = "answers";
    await add();
    expect(state).toMatchObject({ quantity: 5, additions: 2 });
  });

  test("no longer affects the next one once the cart was shown", async () => {
    const { state, add, look } = open();
    state.fate = "is down";
    await add();
    Object.assign(state, { quantity: 2, fate: "answers" });
    await look();
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

describe("complaint 26: another variant for a line", () => {
  test("is added before the old one is removed", async () => {
    const backend = fakeBackend();
    const { answer, notices } = await change(backend);
    expect(backend.writes).toEqual(["add", "remove"]);
    expect(answer.ok).toBe(true);
    expect(notices.map(({ text }) => text)).toEqual(["Your cart was updated."]);
  });

  test("that is unavailable leaves the cart unchanged", async () => {
    const backend = fakeBackend();
    backend.overrides.set("add", () => fail({ code: "NOT_SALABLE", message: "This product is out of stock." }));
    expect((await change(backend)).answer).toMatchObject({ problems: [{ message: "This product is out of stock." }] });
    expect(backend.writes).toEqual(["add"]);
    expect(backend.cart?.lines).toHaveLength(1);
  });

  test("that is the same only changes the quantity", async () => {
    const backend = fakeBackend();
    await change(backend, LINE, choice("black", 4));
    expect(backend.writes).toEqual(["update"]);
    expect(backend.cart?.lines).toMatchObject([{ uid: LINE, quantity: 4 }]);
  });

  test("whose old line cannot be removed is a warning", async () => {
    const backend = fakeBackend();
    backend.overrides.set("remove", () => {
      throw new CommerceError("unavailable", "RemoveCartLine: no answer");
    });
    const { answer, notices } = await change(backend);
    expect(answer.ok).toBe(true);
    expect(notices).toMatchObject([{ kind: "warning", text: expect.stringContaining("could not remove the old one") }]);
  });

  test("for a line that is gone is an addition", async () => {
    const backend = fakeBackend();
    await change(backend, asId<LineUid>("gone"));
    expect(backend.writes).toEqual(["add"]);
  });
});
