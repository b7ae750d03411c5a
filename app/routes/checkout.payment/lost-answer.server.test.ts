import { afterEach, describe, expect, test, vi } from "vitest";
import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { readGuestCart } from "~/features/cart/join-carts.server";
import { loadShownCart } from "~/features/cart/read-cart.server";
import { resolveOrderStatus, startOrderAttempt } from "~/features/checkout/resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend, type FakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { FakeCommerce } from "~/lib/testing/shop";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId, type LineUid, type OrderNumber } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail } from "~/lib/commerce/model/problem";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { paymentAction } from "./payment.server";

const PAYMENT_URL = new URL("http://shop.test/checkout/payment");
const CHECKING = /^\/checkout\/thank-you\?order=/;
const noAnswer = () => Promise.reject(new CommerceError("unavailable", "PlaceOrder: no answer in 20 s"));

/** Attempts are stored by cart, so every test uses a new cart. */
let cartCount = 0;
function openCheckout(areas: FakeCommerce = {}) {
  const id = asId<CartId>(`lost${String(++cartCount).padStart(28, "0")}`);
  const backend = fakeBackend(sampleCart({ id }));
  return { backend, browser: new Browser(backend, id, () => areas), id };
}

async function openForm(browser: Browser, cart: CartId): Promise<FormData> {
  const { answer } = await browser.visit(({ shop }) => startOrderAttempt(shop, cart));
  return formOf({ order_token: answer, method: "cashondelivery" });
}

const submit = (browser: Browser, form: FormData) =>
  browser.visit(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
const openCartPage = (browser: Browser) => browser.visit(({ shop }) => loadShownCart(shop));
const followRedirect = (browser: Browser, location: string | null) =>
  browser.visit(({ shop }) =>
    resolveOrderStatus(shop, { token: new URL(location ?? "", PAYMENT_URL).searchParams.get("order"), result: null }),
  );

/** Ordered by another process, unknown to this one. */
function orderElsewhere(backend: FakeBackend): void {
  backend.cart = null;
  backend.orders.push(asId<OrderNumber>("000000050"));
}

afterEach(() => void vi.useRealTimers());

test("unanswered order: is likely placed when the cart is gone", async () => {
  const { browser, backend, id } = openCheckout();
  backend.beforeAnswer = noAnswer;
  const form = await openForm(browser, id);
  const location = redirectOf((await submit(browser, form)).answer);
  expect(location).toMatch(CHECKING);
  expect((await followRedirect(browser, location)).answer).toEqual({ kind: "likely" });
  expect((await followRedirect(browser, location)).answer).toEqual({ kind: "likely" });
  expect(redirectOf((await openCartPage(browser)).answer), "instead of an empty cart").toBe(location);
  await submit(browser, form);
  expect(backend.orders).toHaveLength(1);
});

test("unanswered order: shows a customer the new order, never an older one", async () => {
  const number = asId<OrderNumber>("000000042");
  for (const [before, expected] of [
    ["", "placed"],
    ["000000041", "placed"],
    ["000000042", "likely"],
  ] as const) {
    let latest: string = before;
    const customer = {
      order: async () => null,
      orders: async () => ({ orders: latest ? [{ number: latest }] : [], count: 1 }),
    };
    const { backend, browser, id } = openCheckout({ customer });
    backend.beforeAnswer = noAnswer;
    await browser.visit(async ({ shop }) => {
      startCustomerSession(shop.cookies, { token: "a-token", lifetimeSeconds: 3600 });
      saveCartId(shop.cookies, id);
    });
    const form = await openForm(browser, id);
    latest = number;
    const location = redirectOf((await submit(browser, form)).answer);
    expect((await followRedirect(browser, location)).answer).toMatchObject({ kind: expected });
    const again = await followRedirect(browser, location);
    expect(again.answer, "again").toMatchObject({ kind: expected, ...(expected === "placed" && { number }) });
    expect(browser.has("customer-cart"), "a found order's cart is closed").toBe(expected !== "placed");
    const later = await browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: null }));
    expect(later.answer, "without a token").toMatchObject({
      kind: expected,
      ...(expected === "placed" && { number }),
    });
  }
});

test("unanswered order: is not shown as failed when the backend reports failure but placed it", async () => {
  const { browser, backend, id } = openCheckout();
  backend.overrides.set("placeOrder", () => {
    orderElsewhere(backend);
    return fail({ code: "UNDEFINED", message: "A server error stopped your order from being placed." });
  });
  const location = redirectOf((await submit(browser, await openForm(browser, id))).answer);
  expect(location).toMatch(CHECKING);
  expect((await followRedirect(browser, location)).answer).toEqual({ kind: "likely" });
});

test("unanswered order: requires a log-in when the session has ended", async () => {
  const { browser, backend, id } = openCheckout();
  backend.beforeAnswer = () => Promise.reject(new CommerceError("unauthorized", "PlaceOrder: the token has ended"));
  const form = await openForm(browser, id);
  await expect(submit(browser, form)).rejects.toMatchObject({ kind: "unauthorized" });
});

describe("unanswered order with an open cart", () => {
  test("is checked for a minute, then can be placed from the payment step again", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { browser, backend, id } = openCheckout();
    backend.beforeOrder = noAnswer;
    const form = await openForm(browser, id);
    const location = redirectOf((await submit(browser, form)).answer);
    vi.advanceTimersByTime(59_000);
    expect((await followRedirect(browser, location)).answer).toEqual({ kind: "checking" });
    vi.advanceTimersByTime(2_000);
    const settled = await followRedirect(browser, location);
    expect(redirectOf(settled.answer)).toBe("/checkout/payment");
    expect(settled.notices[0]?.text).toContain("did not go through");
    backend.beforeOrder = async () => undefined;
    await submit(browser, form);
    expect(backend.orders).toHaveLength(1);
  });

  test("is being checked when the backend still processes the first submission", async () => {
    const { browser, backend, id } = openCheckout();
    const message = "The order has already been placed and is currently processing.";
    backend.overrides.set("placeOrder", () => fail({ code: "being-ordered", message }));
    const location = redirectOf((await submit(browser, await openForm(browser, id))).answer);
    expect(location).toMatch(CHECKING);
    expect((await followRedirect(browser, location)).answer).toEqual({ kind: "checking" });
    orderElsewhere(backend);
    expect((await followRedirect(browser, location)).answer).toEqual({ kind: "likely" });
  });

  test("is being checked when a second submission cannot set the payment method", async () => {
    const { browser, backend, id } = openCheckout();
    backend.beforeOrder = noAnswer;
    const form = await openForm(browser, id);
    await submit(browser, form);
    backend.overrides.set("setPaymentMethod", () => {
      throw new CommerceError("unavailable", "SetPaymentMethod: no answer");
    });
    expect(redirectOf((await submit(browser, form)).answer)).toMatch(CHECKING);
  });
});

describe("unanswered order while it is checked", () => {
  const change = (browser: Browser, id: CartId) =>
    browser.visit(({ shop }) => shop.commerce.cart.update(id, asId<LineUid>("1"), 5));

  test("rejects cart changes in all tabs, and other payment methods", async () => {
    const { browser, backend, id } = openCheckout();
    const form = await openForm(browser, id);
    const otherTab = new Browser(backend, id);
    backend.beforeOrder = async () => {
      expect((await change(otherTab, id)).answer).toEqual(fail(BEING_ORDERED));
      return noAnswer();
    };
    await submit(browser, form);
    for (const tab of [browser, otherTab]) expect((await change(tab, id)).answer).toEqual(fail(BEING_ORDERED));
    form.set("method", "checkmo");
    expect((await submit(browser, form)).answer).toMatchObject({ init: { status: 422 } });
    expect(backend.writes).not.toContain("update");
    expect(backend.writes.filter((name) => name === "setPaymentMethod")).toHaveLength(1);
  });

  test("accepts cart changes again once the order is rejected", async () => {
    const { browser, backend, id } = openCheckout();
    backend.overrides.set("placeOrder", () => fail({ code: "UNDEFINED", message: "Sold out." }));
    await submit(browser, await openForm(browser, id));
    expect((await change(browser, id)).answer).toMatchObject({ ok: true });
  });

  test("marks the guest's cart as being ordered, which prevents a merge", async () => {
    const { browser, id } = openCheckout();
    const { backend: slow, browser: other, id: ordered } = openCheckout();
    slow.beforeOrder = noAnswer;
    await submit(other, await openForm(other, ordered));
    expect((await browser.visit(({ shop }) => readGuestCart(shop))).answer).toMatchObject({
      id,
      isBeingOrdered: false,
    });
    expect((await other.visit(({ shop }) => readGuestCart(shop))).answer).toMatchObject({ isBeingOrdered: true });
  });
});

describe("order whose response was lost on the way to the browser", () => {
  test("is shown instead of the cart, with its number if this process placed it", async () => {
    const { browser, backend, id } = openCheckout();
    const form = await openForm(browser, id);
    await browser.send(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
    const location = redirectOf((await openCartPage(browser)).answer);
    expect(location).toMatch(CHECKING);
    expect((await followRedirect(browser, location)).answer).toMatchObject({
      kind: "placed",
      number: backend.orders[0],
    });
    expect(browser.has("cart")).toBe(false);
    expect(redirectOf((await openCartPage(browser)).answer), "settled").toBeNull();
  });

  test("is likely placed if another process placed it", async () => {
    const { browser, backend, id } = openCheckout();
    await openForm(browser, id);
    orderElsewhere(backend);
    const location = redirectOf((await openCartPage(browser)).answer);
    expect((await followRedirect(browser, location)).answer).toEqual({ kind: "likely" });
  });
});

test("paymentAction does not mistake a cart merged on log-in for an order", async () => {
  const { browser, backend, id } = openCheckout();
  const form = await openForm(browser, id);
  await browser.visit(async ({ shop }) => {
    startCustomerSession(shop.cookies, { token: "a-token", lifetimeSeconds: 3600 });
    saveCartId(shop.cookies, asId<CartId>("own".padEnd(32, "0")));
  });
  backend.cart = null;
  expect(JSON.stringify((await submit(browser, form)).answer)).toContain("Your cart changed");
});

test("loadShownCart does not mistake a cart gone before the payment page for an order", async () => {
  const { browser, backend } = openCheckout();
  backend.cart = null;
  expect((await openCartPage(browser)).answer).toEqual({ cart: null, isGone: true, removedLines: [] });
});
