import { describe, expect, test } from "vitest";
import { cartIdOf, saveCartId, orderToken } from "~/features/cart/cart-cookies.server";
import { resolveOrderStatus } from "~/features/checkout/resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/features/checkout/testing/browser";
import { fakeBackend, TERMS, type FakeBackend } from "~/features/checkout/testing/fake-backend";
import { CART, sampleCart } from "~/features/checkout/testing/sample-cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { fail } from "~/lib/commerce/model/problem";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import { paymentAction } from "./payment.server";

/** Attempts are stored by cart, so every test uses a new cart. */
let made = 0;
function openCart(): { backend: FakeBackend; browser: Browser } {
  const backend = fakeBackend(sampleCart({ id: asId<CartId>(String(++made).padStart(32, "0")) }));
  return { backend, browser: new Browser(backend) };
}

async function openForm(browser: Browser, changes: Record<string, string> = {}): Promise<FormData> {
  const { answer } = await browser.visit(({ shop }) => orderToken(shop.cookies, cartIdOf(shop.cookies) ?? CART));
  return formOf({ order_token: answer, method: "cashondelivery", ...changes });
}

const HERE = new URL("http://shop.test/checkout/payment");
const press = (browser: Browser, form: FormData) =>
  browser.visit(({ shop }) => paymentAction({ shop, form, url: HERE }));
const thanks = (browser: Browser, order: string | null = null) =>
  browser.visit(({ shop }) => resolveOrderStatus(shop, { token: order, result: null }));

const THANKS = "/checkout/thank-you";
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function rejectionOrThrow(answer: unknown): string {
  return JSON.stringify(answer);
}

test("placing an order stores its number, clears the cart and redirects to the thank-you page", async () => {
  const { browser, backend } = openCart();
  const { answer } = await press(browser, await openForm(browser));
  expect(redirectOf(answer)).toBe(THANKS);
  expect(browser.has("cart")).toBe(false);
  expect(await thanks(browser)).toMatchObject({
    answer: { kind: "placed", number: backend.orders[0], email: "asha@example.in" },
  });
  expect(backend.writes).toEqual(["setPaymentMethod", "placeOrder"]);
});

test.each([
  ["the order's", null, {}, "400050"],
  ["the one that was set before", "560025", {}, "560025"],
  ["not a store's", null, { pickupStore: "pune" }, null],
])("the delivery place afterwards is %s", async (_, named, changes, known) => {
  const { browser, backend } = openCart();
  backend.cart = backend.cart && { ...backend.cart, ...changes };
  if (named) await browser.visit(async ({ shop }) => shop.cookies.set(deliverToCookie, named));
  await press(browser, await openForm(browser));
  expect(browser.cookie("deliver-to")).toBe(known);
});

describe("exactly one order, and its page,", () => {
  test("for a double click, whichever response arrives", async () => {
    for (const arrives of [0, 1]) {
      const { browser, backend } = openCart();
      backend.beforeOrder = () => pause(20);
      const form = await openForm(browser);
      const click = () => browser.send(({ shop }) => paymentAction({ shop, form, url: HERE }));
      const answers = await Promise.all([click(), click()]);
      browser.receive(answers[arrives]?.cookies ?? []);
      expect(backend.orders).toHaveLength(1);
      expect(answers.map(({ answer }) => redirectOf(answer))).toEqual([THANKS, THANKS]);
      expect(await thanks(browser)).toMatchObject({ answer: { kind: "placed", number: backend.orders[0] } });
    }
  });

  test("for a resend after the first response was lost", async () => {
    const { browser, backend } = openCart();
    const form = await openForm(browser);
    await browser.send(({ shop }) => paymentAction({ shop, form, url: HERE }));
    expect(redirectOf((await press(browser, form)).answer)).toBe(THANKS);
    expect(backend.orders).toHaveLength(1);
    expect(await thanks(browser)).toMatchObject({ answer: { kind: "placed", number: backend.orders[0] } });
  });

  test("for Back and submit, even with a new cart", async () => {
    const { browser, backend } = openCart();
    const form = await openForm(browser);
    await press(browser, form);
    expect(redirectOf((await press(browser, form)).answer)).toBe(THANKS);

    const next = asId<CartId>("n".repeat(32));
    backend.cart = sampleCart({ id: next });
    await browser.visit(async ({ shop }) => saveCartId(shop.cookies, next));
    expect(redirectOf((await press(browser, form)).answer)).toBe(THANKS);
    expect(backend.orders).toHaveLength(1);
    expect(browser.has("cart")).toBe(true);
  });
});

describe("nothing is ordered and the cart is kept", () => {
  test("when the backend rejects the order; its message is shown", async () => {
    const { browser, backend } = openCart();
    backend.overrides.set("placeOrder", () =>
      fail({ code: "NOT_SALABLE", message: "Some of the products are out of stock." }),
    );
    const { answer } = await press(browser, await openForm(browser));
    expect(rejectionOrThrow(answer)).toContain("Some of the products are out of stock.");
    expect(browser.has("cart")).toBe(true);
    expect(backend.orders).toHaveLength(0);
  });

  test("when the payment method cannot be set because the backend does not answer", async () => {
    const { browser, backend } = openCart();
    backend.overrides.set("setPaymentMethod", () => {
      throw new CommerceError("unavailable", "SetPaymentMethod: no answer");
    });
    const { answer } = await press(browser, await openForm(browser));
    expect(rejectionOrThrow(answer)).toContain("your order was not placed");
    expect(backend.writes).toEqual(["setPaymentMethod"]);
  });

  test("without a payment method or accepted terms", async () => {
    const { browser, backend } = openCart();
    backend.agreements = [TERMS];
    const form = await openForm(browser, { method: "" });
    const { answer } = await press(browser, form);
    expect(rejectionOrThrow(answer)).toMatch(
      /"method":\["This field is required"\].*"terms":\["Tick the box to accept the terms"\]/,
    );
    expect(backend.writes).toEqual([]);
  });

  test("but terms that are accepted by ordering need no tick", async () => {
    const { browser, backend } = openCart();
    backend.agreements = [{ ...TERMS, mustBeTicked: false }];
    await press(browser, await openForm(browser));
    expect(backend.orders).toHaveLength(1);
  });

  test("for another total or currency than the page showed", async () => {
    const { browser, backend } = openCart();
    for (const total of ["INR 2504700", "USD 2504800"]) {
      const { answer } = await press(browser, await openForm(browser, { order_total: total }));
      expect(rejectionOrThrow(answer)).toContain("The total changed");
    }
    expect(backend.writes).toEqual([]);
    await press(browser, await openForm(browser, { order_total: "INR 2504800" }));
    expect(backend.orders).toHaveLength(1);
  });

  test("with a form that was made for another cart", async () => {
    const { browser, backend } = openCart();
    const { answer } = await press(browser, await openForm(browser, { order_token: "made-up" }));
    expect(rejectionOrThrow(answer)).toContain("Your cart changed");
    expect(backend.writes).toEqual([]);
  });
});

describe("the thank-you page", () => {
  test("is only for the shopper who ordered", async () => {
    const { browser } = openCart();
    expect(redirectOf((await thanks(browser)).answer)).toBe("/cart");
    expect(redirectOf((await thanks(browser, "made-up")).answer)).toBe("/cart");
  });
});
