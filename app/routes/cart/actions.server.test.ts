import { describe, expect, test } from "vitest";
import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend, fakeCommerce } from "~/lib/testing/fake-backend";
import { LINE, sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import type { FakeCommerce } from "~/lib/testing/shop";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { fail } from "~/lib/commerce/model/problem";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { cartAction } from "./actions.server";

function send(browser: Browser, values: Record<string, string>) {
  return browser.visit(({ shop }) => cartAction({ shop, form: formOf(values) }));
}

describe("cartAction: add", () => {
  const card = { add: "PH-NOVA" };

  test("creates the cart, stores it and adds a notice", async () => {
    const browser = new Browser(fakeBackend(null));
    const { answer, notices } = await send(browser, card);
    expect(redirectOf(answer)).toBe("/cart");
    expect(notices).toEqual([{ kind: "added", text: "Added to your cart." }]);
    expect(browser.has("cart")).toBe(true);
  });

  test("adds a line on each submission", async () => {
    const backend = fakeBackend(null);
    const browser = new Browser(backend);
    await send(browser, card);
    await send(browser, card);
    expect(backend.cart?.lines).toHaveLength(2);
  });

  test("redirects to the page of the form if it belongs to the shop", async () => {
    const browser = new Browser(fakeBackend());
    expect(redirectOf((await send(browser, { ...card, "return-to": "/phones.html?p=2" })).answer)).toBe(
      "/phones.html?p=2",
    );
    expect(redirectOf((await send(browser, { ...card, "return-to": "//evil.test/" })).answer)).toBe("/cart");
  });

  test("shows the reason when rejected", async () => {
    const backend = fakeBackend();
    backend.overrides.set("add", () => fail({ code: "NOT_SALABLE", message: "This product is out of stock." }));
    const { answer } = await send(new Browser(backend), card);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { "": ["This product is out of stock."] } } });
  });

  test("shows a rejection on the page of the form", async () => {
    const backend = fakeBackend();
    backend.overrides.set("add", () => fail({ code: "NOT_SALABLE", message: "This product is out of stock." }));
    const { answer, notices } = await send(new Browser(backend), { ...card, "return-to": "/phones.html" });
    expect(redirectOf(answer)).toBe("/phones.html");
    expect(notices).toEqual([{ kind: "danger", text: "This product is out of stock." }]);
  });
});

describe("cartAction: quantity", () => {
  const change = { intent: "update", line: LINE, quantity: "3" };

  test("changes the quantity with a notice", async () => {
    const backend = fakeBackend();
    const { answer, notices } = await send(new Browser(backend), change);
    expect(redirectOf(answer)).toBe("/cart");
    expect(notices[0]?.kind).toBe("success");
    expect(backend.cart?.lines[0]?.quantity).toBe(3);
  });

  test("adds or subtracts one, and confirms the removal at zero", async () => {
    const backend = fakeBackend();
    await send(new Browser(backend), { ...change, intent: "more" });
    expect(backend.cart?.lines[0]?.quantity).toBe(4);
    await send(new Browser(backend), { ...change, intent: "less" });
    expect(backend.cart?.lines[0]?.quantity).toBe(2);
    const { answer } = await send(new Browser(backend), { ...change, quantity: "1", intent: "less" });
    expect(redirectOf(answer)).toBe(`/cart/remove/${encodeURIComponent(LINE)}`);
    expect(backend.cart?.lines[0]?.quantity).toBe(2);
  });

  test.each(["0", "-1", "1e9", "1000000000", "abc", ""])(
    "rejects %j at its line, keeps the input and sends nothing",
    async (typed) => {
      const backend = fakeBackend();
      const { answer } = await send(new Browser(backend), { ...change, quantity: typed });
      expect(answer).toMatchObject({
        init: { status: 422 },
        data: {
          initialValue: { line: LINE, ...(typed && { quantity: typed }) },
          fields: expect.arrayContaining(["quantity"]),
          error: { quantity: [expect.any(String)] },
        },
      });
      expect(backend.writes).toEqual([]);
    },
  );

  test("rejects a quantity beyond the stock at its line", async () => {
    const backend = fakeBackend();
    backend.overrides.set("update", () =>
      fail({ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }),
    );
    const { answer } = await send(new Browser(backend), change);
    expect(answer).toHaveProperty("data.error", { quantity: ["The requested qty is not available"] });
  });

  test("keeps the input when the backend does not answer", async () => {
    const backend = fakeBackend();
    backend.overrides.set("update", () => {
      throw new CommerceError("unavailable", "UpdateCartLine: no answer");
    });
    const { answer } = await send(new Browser(backend), change);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { initialValue: { quantity: "3" } } });
  });

  test("clears a cart that is gone, with a notice", async () => {
    const backend = fakeBackend(null);
    const browser = new Browser(backend, sampleCart().id);
    const { answer, notices } = await send(browser, change);
    expect(redirectOf(answer)).toBe("/cart");
    expect(notices[0]).toMatchObject({ kind: "warning", text: expect.stringContaining("no longer available") });
    expect(browser.has("cart")).toBe(false);
  });
});

test("cartAction changes a customer's new cart after the old one was ordered elsewhere", async () => {
  const ordered = asId<CartId>("o".repeat(32));
  const backend = fakeBackend();
  const areas = (): FakeCommerce => {
    const { cart } = fakeCommerce(backend);
    return {
      cart: {
        ...cart,
        get: async (id) => (id === ordered ? null : cart.get(id)),
        update: async (id, ...change) =>
          id === ordered ? fail({ code: "cart-gone", message: "Gone." }) : cart.update(id, ...change),
      },
      customer: { cart: async () => sampleCart({ email: "asha@example.in" }) },
    };
  };
  const browser = new Browser(backend, null, areas);
  await browser.visit(async ({ shop }) => {
    startCustomerSession(shop.cookies, { token: "t".repeat(32), lifetimeSeconds: 3600 });
    saveCartId(shop.cookies, ordered);
  });
  const { notices } = await send(browser, { intent: "update", line: LINE, quantity: "3" });
  expect(notices).toEqual([{ kind: "success", text: "Quantity updated." }]);
  expect(backend.cart?.lines[0]?.quantity).toBe(3);
  expect(browser.cookie("customer-cart")).toBe(sampleCart().id);
});

describe("cartAction: coupon", () => {
  test("allows ten rejected coupons", async () => {
    const backend = fakeBackend(sampleCart({ id: asId<CartId>("guessed".padEnd(32, "0")) }));
    const browser = new Browser(backend);
    const statuses = async (times: number) => {
      const seen = new Set<unknown>();
      for (let count = 0; count < times; count += 1) {
        const { answer } = await send(browser, { intent: "apply-coupon", coupon: `CODE${count}` });
        seen.add("init" in Object(answer) ? Object(answer).init.status : redirectOf(answer));
      }
      return [...seen];
    };
    expect(await statuses(12)).toEqual(["/cart"]);
    backend.overrides.set("applyCoupon", () => {
      throw new CommerceError("unavailable", "ApplyCoupon: no answer");
    });
    expect(await statuses(12), "not answered").toEqual([422]);
    backend.overrides.set("applyCoupon", () => fail({ code: "UNDEFINED", message: "No.", field: "coupon" }));
    expect(await statuses(10), "rejected").toEqual([422]);
    expect(await statuses(1)).toEqual([429]);
  });

  test("applies a coupon with a notice", async () => {
    const backend = fakeBackend();
    const { answer, notices } = await send(new Browser(backend), { intent: "apply-coupon", coupon: " WELCOME10 " });
    expect(redirectOf(answer)).toBe("/cart");
    expect(backend.cart?.coupons).toEqual(["WELCOME10"]);
    expect(notices[0]).toMatchObject({ kind: "success", text: "Coupon applied." });
  });

  test("rejects an invalid coupon at its field and keeps the input", async () => {
    const backend = fakeBackend();
    const message = "The coupon code isn't valid. Verify the code and try again.";
    backend.overrides.set("applyCoupon", () => fail({ code: "UNDEFINED", message, field: "coupon" }));
    const { answer } = await send(new Browser(backend), { intent: "apply-coupon", coupon: "NOPE" });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { initialValue: { intent: "apply-coupon", coupon: "NOPE" }, error: { coupon: [message] } },
    });
  });

  test("does not send a blank code", async () => {
    const backend = fakeBackend();
    const { answer } = await send(new Browser(backend), { intent: "apply-coupon", coupon: " " });
    expect(answer).toMatchObject({ data: { error: { coupon: ["Enter a coupon code."] } } });
    expect(backend.writes).toEqual([]);
  });

  test("removes a coupon", async () => {
    const backend = fakeBackend(sampleCart({ coupons: ["WELCOME10"] }));
    await send(new Browser(backend), { intent: "remove-coupon" });
    expect(backend.cart?.coupons).toEqual([]);
  });

  test("removes a coupon when an empty code is applied", async () => {
    const backend = fakeBackend(sampleCart({ coupons: ["WELCOME10"] }));
    const { notices } = await send(new Browser(backend), { intent: "apply-coupon", coupon: "" });
    expect(backend.cart?.coupons).toEqual([]);
    expect(notices[0]).toMatchObject({ kind: "success", text: "Coupon removed." });
  });
});

describe("cartAction: save for later", () => {
  const save = { intent: "save", line: LINE };

  test("stores a guest's line in the browser and restores it", async () => {
    const backend = fakeBackend();
    const browser = new Browser(backend);
    const { notices } = await send(browser, save);
    expect(backend.cart?.lines).toEqual([]);
    expect(browser.has("later")).toBe(true);
    expect(notices[0]?.text).toBe("Nova 5G is saved for later.");
    const saved = "PH-NOVA black";
    await send(browser, { intent: "restore", saved });
    expect(backend.cart?.lines).toHaveLength(1);
    expect(browser.has("later")).toBe(false);
  });

  test("keeps a saved line that cannot be restored", async () => {
    const backend = fakeBackend();
    const browser = new Browser(backend);
    await send(browser, save);
    backend.overrides.set("add", () => fail({ code: "NOT_SALABLE", message: "This product is out of stock." }));
    const { answer } = await send(browser, { intent: "restore", saved: "PH-NOVA black" });
    expect(answer).toMatchObject({ data: { error: { "": ["This product is out of stock."] } } });
    expect(browser.has("later")).toBe(true);
    await send(browser, { intent: "delete", saved: "PH-NOVA black" });
    expect(browser.has("later")).toBe(false);
  });

  test("does nothing when submitted again", async () => {
    const backend = fakeBackend();
    const browser = new Browser(backend);
    await send(browser, save);
    expect((await send(browser, save)).notices).toEqual([]);
    expect(backend.writes).toEqual(["remove"]);
  });
});

describe("cartAction: undo a removal", () => {
  const undo = (removed: unknown) => ({ intent: "undo", removed: JSON.stringify(removed) });

  test("adds the line with its original request", async () => {
    const backend = fakeBackend(sampleCart({ lines: [] }));
    const { answer } = await send(new Browser(backend), undo(sampleLine().request));
    expect(redirectOf(answer)).toBe("/cart");
    expect(backend.cart?.lines).toHaveLength(1);
  });

  test.each(["{", JSON.stringify({ sku: "PH-NOVA", quantity: -1, selectedOptions: [], enteredOptions: [] })])(
    "rejects a malformed line: %s",
    async (removed) => {
      const backend = fakeBackend();
      expect((await send(new Browser(backend), { intent: "undo", removed })).answer).toMatchObject({ status: 400 });
      expect(backend.writes).toEqual([]);
    },
  );
});

test("cartAction does not redirect a fetcher", async () => {
  const change = { intent: "update", line: LINE, quantity: "3", stay: "1" };
  expect((await send(new Browser(fakeBackend()), change)).answer).toBeNull();
});

test("cartAction returns 400 for an unknown intent", async () => {
  expect((await send(new Browser(fakeBackend()), { intent: "steal" })).answer).toMatchObject({ status: 400 });
});
