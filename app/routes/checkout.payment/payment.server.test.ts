import { describe, expect, test } from "vitest";
import { cartDigest } from "~/features/cart/cart-cookies.server";
import { cartIdOf, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { resolveOrderStatus } from "~/features/checkout/resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend, TERMS, type FakeBackend } from "~/lib/testing/fake-backend";
import { CART, sampleCart } from "~/lib/testing/sample-cart";
import type { PaymentMethod } from "~/lib/commerce/model/cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { fail } from "~/lib/commerce/model/problem";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import { loadPayment, paymentAction } from "./payment.server";

/** Attempts are stored by cart, so every test uses a new cart. */
let cartCount = 0;
function openCart(): { backend: FakeBackend; browser: Browser } {
  const backend = fakeBackend(sampleCart({ id: asId<CartId>(String(++cartCount).padStart(32, "0")) }));
  return { backend, browser: new Browser(backend) };
}

async function openForm(browser: Browser, changes: Record<string, string> = {}): Promise<FormData> {
  const { answer } = await browser.visit(({ shop }) => cartDigest(shop.cookies, cartIdOf(shop.cookies) ?? CART));
  return formOf({ order_token: answer, method: "cashondelivery", ...changes });
}

const PAYMENT_URL = new URL("http://shop.test/checkout/payment");
const submit = (browser: Browser, form: FormData) =>
  browser.visit(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
const openThankYouPage = (browser: Browser, order: string | null = null) =>
  browser.visit(({ shop }) => resolveOrderStatus(shop, { token: order, result: null }));

const THANK_YOU = "/checkout/thank-you";
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function textOf(answer: unknown): string {
  return JSON.stringify(answer);
}

test("loadPayment says that another method is chosen when the earlier one is gone", async () => {
  const load = async (paymentMethod: PaymentMethod | null) => {
    const browser = new Browser(fakeBackend(sampleCart({ paymentMethod })));
    const { answer } = await browser.visit(({ shop }) => loadPayment({ shop }));
    return [answer.chosen, answer.replaced];
  };
  expect(await load(null)).toEqual(["cashondelivery", undefined]);
  expect(await load({ code: "cashondelivery", title: "Cash" })).toEqual(["cashondelivery", undefined]);
  expect(await load({ code: "banktransfer", title: "Bank transfer" })).toEqual([
    "cashondelivery",
    "Bank transfer is no longer available for this order. We have chosen Cash on delivery instead.",
  ]);
});

test("paymentAction stores the order number, clears the cart and redirects to the thank-you page", async () => {
  const { browser, backend } = openCart();
  const { answer } = await submit(browser, await openForm(browser));
  expect(redirectOf(answer)).toBe(THANK_YOU);
  expect(browser.has("cart")).toBe(false);
  expect(await openThankYouPage(browser)).toMatchObject({
    answer: { kind: "placed", number: backend.orders[0], email: "asha@example.in" },
  });
  expect(backend.writes).toEqual(["setPaymentMethod", "placeOrder"]);
});

test.each([
  ["sets the delivery place to the order's PIN code", null, {}, "400050"],
  ["keeps a delivery place that was set before", "560025", {}, "560025"],
  ["sets no delivery place for a store pickup", null, { pickupStore: "pune" }, null],
])("paymentAction %s", async (_, deliverTo, changes, expected) => {
  const { browser, backend } = openCart();
  backend.cart = backend.cart && { ...backend.cart, ...changes };
  if (deliverTo) await browser.visit(async ({ shop }) => shop.cookies.set(deliverToCookie, deliverTo));
  await submit(browser, await openForm(browser));
  expect(browser.cookie("deliver-to")).toBe(expected);
});

describe("paymentAction places one order and shows it", () => {
  test("on a double click, if either response arrives", async () => {
    for (const arrives of [0, 1]) {
      const { browser, backend } = openCart();
      backend.beforeOrder = () => pause(20);
      const form = await openForm(browser);
      const click = () => browser.send(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
      const answers = await Promise.all([click(), click()]);
      browser.receive(answers[arrives]?.cookies ?? []);
      expect(backend.orders).toHaveLength(1);
      expect(answers.map(({ answer }) => redirectOf(answer))).toEqual([THANK_YOU, THANK_YOU]);
      expect(await openThankYouPage(browser)).toMatchObject({ answer: { kind: "placed", number: backend.orders[0] } });
    }
  });

  test("on a resend after the first response was lost", async () => {
    const { browser, backend } = openCart();
    const form = await openForm(browser);
    await browser.send(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
    expect(redirectOf((await submit(browser, form)).answer)).toBe(THANK_YOU);
    expect(backend.orders).toHaveLength(1);
    expect(await openThankYouPage(browser)).toMatchObject({ answer: { kind: "placed", number: backend.orders[0] } });
  });

  test("on Back and submit, even with a new cart", async () => {
    const { browser, backend } = openCart();
    const form = await openForm(browser);
    await submit(browser, form);
    expect(redirectOf((await submit(browser, form)).answer)).toBe(THANK_YOU);

    const next = asId<CartId>("n".repeat(32));
    backend.cart = sampleCart({ id: next });
    await browser.visit(async ({ shop }) => saveCartId(shop.cookies, next));
    expect(redirectOf((await submit(browser, form)).answer)).toBe(THANK_YOU);
    expect(backend.orders).toHaveLength(1);
    expect(browser.has("cart")).toBe(true);
  });
});

describe("paymentAction orders nothing and keeps the cart", () => {
  test("when it is billed to the store but has risen to ₹50,000", async () => {
    const { browser, backend } = openCart();
    const grandTotal = money(50_000_00, "INR");
    backend.cart = backend.cart && {
      ...backend.cart,
      pickupStore: "bom-bandra",
      shippingMethod: { carrier: "instore", method: "pickup", title: "Collect", price: money(0, "INR") },
      totals: { ...backend.cart.totals, grandTotal },
    };
    const { answer } = await submit(browser, await openForm(browser));
    expect(textOf(answer)).toContain("its invoice needs your own address");
    expect(browser.has("cart")).toBe(true);
    expect(backend.writes).toEqual([]);
  });

  test("when the backend rejects the order, and shows the message", async () => {
    const { browser, backend } = openCart();
    backend.overrides.set("placeOrder", () =>
      fail({ code: "NOT_SALABLE", message: "Some of the products are out of stock." }),
    );
    const { answer } = await submit(browser, await openForm(browser));
    expect(textOf(answer)).toContain("Some of the products are out of stock.");
    expect(browser.has("cart")).toBe(true);
    expect(backend.orders).toHaveLength(0);
  });

  test("when the backend does not answer while the payment method is set", async () => {
    const { browser, backend } = openCart();
    backend.overrides.set("setPaymentMethod", () => {
      throw new CommerceError("unavailable", "SetPaymentMethod: no answer");
    });
    const { answer } = await submit(browser, await openForm(browser));
    expect(textOf(answer)).toContain("your order was not placed");
    expect(backend.writes).toEqual(["setPaymentMethod"]);
  });

  test("without a payment method or accepted terms", async () => {
    const { browser, backend } = openCart();
    backend.agreements = [TERMS];
    const form = await openForm(browser, { method: "" });
    const { answer } = await submit(browser, form);
    expect(textOf(answer)).toMatch(
      /"method":\["This field is required"\].*"terms-1":\["Tick the box to accept the terms"\]/,
    );
    expect(backend.writes).toEqual([]);
  });

  test("without one of several accepted terms", async () => {
    const { browser, backend } = openCart();
    backend.agreements = [TERMS, { ...TERMS, id: 2 }, { ...TERMS, id: 3, checkbox: null }];
    const { answer } = await submit(browser, await openForm(browser, { "terms-1": "on", "terms-3": "on" }));
    expect(textOf(answer)).toContain('"error":{"terms-2":["Tick the box to accept the terms"]}');
    await submit(browser, await openForm(browser, { "terms-1": "on", "terms-2": "on" }));
    expect(backend.orders).toHaveLength(1);
  });

  test("unless the terms are accepted by ordering", async () => {
    const { browser, backend } = openCart();
    backend.agreements = [{ ...TERMS, checkbox: null }];
    await submit(browser, await openForm(browser));
    expect(backend.orders).toHaveLength(1);
  });

  test("when total or currency differ from the page", async () => {
    const { browser, backend } = openCart();
    for (const total of ["INR 2504700", "USD 2504800"]) {
      const { answer } = await submit(browser, await openForm(browser, { order_total: total }));
      expect(textOf(answer)).toContain("The total changed");
    }
    expect(backend.writes).toEqual([]);
    await submit(browser, await openForm(browser, { order_total: "INR 2504800" }));
    expect(backend.orders).toHaveLength(1);
  });

  test("with a form of another cart", async () => {
    const { browser, backend } = openCart();
    const { answer } = await submit(browser, await openForm(browser, { order_token: "made-up" }));
    expect(textOf(answer)).toContain("Your cart changed");
    expect(backend.writes).toEqual([]);
  });
});

describe("thank-you page", () => {
  test("redirects other shoppers to the cart", async () => {
    const { browser } = openCart();
    expect(redirectOf((await openThankYouPage(browser)).answer)).toBe("/cart");
    expect(redirectOf((await openThankYouPage(browser, "made-up")).answer)).toBe("/cart");
  });
});
