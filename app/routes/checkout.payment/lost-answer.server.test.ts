import { afterEach, describe, expect, test, vi } from "vitest";
import { saveCartId } from "~/features/cart/cart-cookies.server";
import { readGuestCart } from "~/features/cart/join-carts.server";
import { readFilledCart } from "~/features/cart/read-cart.server";
import { resolveOrderStatus, startOrderAttempt } from "~/features/checkout/resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/features/checkout/testing/browser";
import { fakeBackend, type FakeBackend } from "~/features/checkout/testing/fake-backend";
import { sampleCart } from "~/features/checkout/testing/sample-cart";
import type { Commerce, CustomerArea } from "~/lib/commerce/model/commerce";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId, type LineUid, type OrderNumber } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail } from "~/lib/commerce/model/problem";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { paymentAction } from "./payment.server";

const HERE = new URL("http://shop.test/checkout/payment");
const CHECKING = /^\/checkout\/thank-you\?order=/;
const noAnswer = () => Promise.reject(new CommerceError("unavailable", "PlaceOrder: no answer in 20 s"));

/** Attempts are stored by cart, so every test uses a new cart. */
let made = 0;
function atPayment(areas: Partial<Commerce> = {}) {
  const id = asId<CartId>(`lost${String(++made).padStart(28, "0")}`);
  const backend = fakeBackend(sampleCart({ id }));
  return { backend, browser: new Browser(backend, id, () => areas), id };
}

async function openForm(browser: Browser, cart: CartId): Promise<FormData> {
  const { answer } = await browser.visit(({ shop }) => startOrderAttempt(shop, cart));
  return formOf({ order_token: answer, method: "cashondelivery" });
}

const press = (browser: Browser, form: FormData) =>
  browser.visit(({ shop }) => paymentAction({ shop, form, url: HERE }));
const openCartPage = (browser: Browser) => browser.visit(({ shop }) => readFilledCart(shop));
const follow = (browser: Browser, location: string | null) =>
  browser.visit(({ shop }) =>
    resolveOrderStatus(shop, { token: new URL(location ?? "", HERE).searchParams.get("order"), result: null }),
  );

/** Ordered by another process, unknown to this one. */
function orderElsewhere(backend: FakeBackend): void {
  backend.cart = null;
  backend.orders.push(asId<OrderNumber>("000000050"));
}

afterEach(() => void vi.useRealTimers());

test("and the cart is gone, the order is shown as most likely placed, as often as the page is opened", async () => {
  const { browser, backend, id } = atPayment();
  backend.beforeAnswer = noAnswer;
  const form = await openForm(browser, id);
  const location = redirectOf((await press(browser, form)).answer);
  expect(location).toMatch(CHECKING);
  expect((await follow(browser, location)).answer).toEqual({ kind: "likely" });
  expect((await follow(browser, location)).answer).toEqual({ kind: "likely" });
  expect(redirectOf((await openCartPage(browser)).answer), "not: your cart is empty").toBe(location);
  await press(browser, form);
  expect(backend.orders).toHaveLength(1);
});

test("and the cart is gone, a customer gets the new order, and no older one", async () => {
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
    const { backend, browser, id } = atPayment({ customer: customer as unknown as CustomerArea }); // the only area used
    backend.beforeAnswer = noAnswer;
    await browser.visit(async ({ shop }) => {
      startCustomerSession(shop.cookies, { token: "a-token", lifetimeSeconds: 3600 });
      saveCartId(shop.cookies, id);
    });
    const form = await openForm(browser, id);
    latest = number;
    const location = redirectOf((await press(browser, form)).answer);
    expect((await follow(browser, location)).answer).toMatchObject({ kind: expected });
    const again = await follow(browser, location);
    expect(again.answer, "again").toMatchObject({ kind: expected, ...(expected === "placed" && { number }) });
    expect(browser.has("customer-cart"), "a found order's cart is closed").toBe(expected !== "placed");
    const later = await browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: null }));
    expect(later.answer, "by its page alone").toMatchObject({
      kind: expected,
      ...(expected === "placed" && { number }),
    });
  }
});

test("and the backend reports failure for an order it has placed, it is not shown as failed", async () => {
  const { browser, backend, id } = atPayment();
  backend.overrides.set("placeOrder", () => {
    orderElsewhere(backend);
    return fail({ code: "UNDEFINED", message: "A server error stopped your order from being placed." });
  });
  const location = redirectOf((await press(browser, await openForm(browser, id))).answer);
  expect(location).toMatch(CHECKING);
  expect((await follow(browser, location)).answer).toEqual({ kind: "likely" });
});

test("and the session has ended, the log-in comes before the order", async () => {
  const { browser, backend, id } = atPayment();
  backend.beforeAnswer = () => Promise.reject(new CommerceError("unauthorized", "PlaceOrder: the token has ended"));
  const form = await openForm(browser, id);
  await expect(press(browser, form)).rejects.toMatchObject({ kind: "unauthorized" });
});

describe("and the cart is still open,", () => {
  test("it is checked for a minute; then the shopper is redirected to the payment step and may try again", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { browser, backend, id } = atPayment();
    backend.beforeOrder = noAnswer;
    const form = await openForm(browser, id);
    const location = redirectOf((await press(browser, form)).answer);
    vi.advanceTimersByTime(59_000);
    expect((await follow(browser, location)).answer).toEqual({ kind: "checking" });
    vi.advanceTimersByTime(2_000);
    const settled = await follow(browser, location);
    expect(redirectOf(settled.answer)).toBe("/checkout/payment");
    expect(settled.notices[0]?.text).toContain("did not go through");
    backend.beforeOrder = async () => undefined;
    await press(browser, form);
    expect(backend.orders).toHaveLength(1);
  });

  test("a second submission that meets the first one in the backend is not shown as failed", async () => {
    const { browser, backend, id } = atPayment();
    const message = "The order has already been placed and is currently processing.";
    backend.overrides.set("placeOrder", () => fail({ code: "being-ordered", message }));
    const location = redirectOf((await press(browser, await openForm(browser, id))).answer);
    expect(location).toMatch(CHECKING);
    expect((await follow(browser, location)).answer).toEqual({ kind: "checking" });
    orderElsewhere(backend);
    expect((await follow(browser, location)).answer).toEqual({ kind: "likely" });
  });

  test("a second submission that cannot set the payment method does not say that nothing was ordered", async () => {
    const { browser, backend, id } = atPayment();
    backend.beforeOrder = noAnswer;
    const form = await openForm(browser, id);
    await press(browser, form);
    backend.overrides.set("setPaymentMethod", () => {
      throw new CommerceError("unavailable", "SetPaymentMethod: no answer");
    });
    expect(redirectOf((await press(browser, form)).answer)).toMatch(CHECKING);
  });
});

describe("and while it is checked,", () => {
  const change = (browser: Browser, id: CartId) =>
    browser.visit(({ shop }) => shop.commerce.cart.update(id, asId<LineUid>("1"), 5));

  test("the cart rejects changes in all tabs from the submission on, and other payment methods", async () => {
    const { browser, backend, id } = atPayment();
    const form = await openForm(browser, id);
    const otherTab = new Browser(backend, id);
    backend.beforeOrder = async () => {
      expect((await change(otherTab, id)).answer).toEqual(fail(BEING_ORDERED));
      return noAnswer();
    };
    await press(browser, form);
    for (const tab of [browser, otherTab]) expect((await change(tab, id)).answer).toEqual(fail(BEING_ORDERED));
    form.set("method", "checkmo");
    expect((await press(browser, form)).answer).toMatchObject({ init: { status: 422 } });
    expect(backend.writes).not.toContain("update");
    expect(backend.writes.filter((name) => name === "setPaymentMethod")).toHaveLength(1);
  });

  test("it accepts changes again as soon as the order is rejected", async () => {
    const { browser, backend, id } = atPayment();
    backend.overrides.set("placeOrder", () => fail({ code: "UNDEFINED", message: "Sold out." }));
    await press(browser, await openForm(browser, id));
    expect((await change(browser, id)).answer).toMatchObject({ ok: true });
  });

  test("a guest's cart is not merged on log-in", async () => {
    const { browser, id } = atPayment();
    const { backend: slow, browser: other, id: ordered } = atPayment();
    slow.beforeOrder = noAnswer;
    await press(other, await openForm(other, ordered));
    expect((await browser.visit(({ shop }) => readGuestCart(shop))).answer).toMatchObject({
      id,
      isBeingOrdered: false,
    });
    expect((await other.visit(({ shop }) => readGuestCart(shop))).answer).toMatchObject({ isBeingOrdered: true });
  });
});

describe("and it was lost between the shop and the browser,", () => {
  test("the cart page redirects to the order, with its number if this process placed it", async () => {
    const { browser, backend, id } = atPayment();
    const form = await openForm(browser, id);
    await browser.send(({ shop }) => paymentAction({ shop, form, url: HERE }));
    const location = redirectOf((await openCartPage(browser)).answer);
    expect(location).toMatch(CHECKING);
    expect((await follow(browser, location)).answer).toMatchObject({ kind: "placed", number: backend.orders[0] });
    expect(browser.has("cart")).toBe(false);
    expect(redirectOf((await openCartPage(browser)).answer), "settled").toBeNull();
  });

  test("and it is most likely placed if another process placed it", async () => {
    const { browser, backend, id } = atPayment();
    await openForm(browser, id);
    orderElsewhere(backend);
    const location = redirectOf((await openCartPage(browser)).answer);
    expect((await follow(browser, location)).answer).toEqual({ kind: "likely" });
  });
});

test("a guest who has logged in since is not shown an order: the cart was merged, not ordered", async () => {
  const { browser, backend, id } = atPayment();
  const form = await openForm(browser, id);
  await browser.visit(async ({ shop }) => {
    startCustomerSession(shop.cookies, { token: "a-token", lifetimeSeconds: 3600 });
    saveCartId(shop.cookies, asId<CartId>("own".padEnd(32, "0")));
  });
  backend.cart = null;
  expect(JSON.stringify((await press(browser, form)).answer)).toContain("Your cart changed");
});

test("a cart that disappeared before the payment page was opened is no order", async () => {
  const { browser, backend } = atPayment();
  backend.cart = null;
  expect((await openCartPage(browser)).answer).toEqual({ cart: null, isGone: true, removedLines: [] });
});
