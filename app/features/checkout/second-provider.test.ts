import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cartDigest } from "~/features/cart/cart-cookies.server";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import type { ProviderPaymentStatus } from "~/lib/commerce/model/payment";
import { paymentAction } from "~/routes/checkout.payment/payment.server";
import type { PaymentProvider } from "./payment-providers/payment-provider";
import { paymentProviders } from "./payment-providers/providers.server";
import { paymentMethods } from "./offered-payments.server";
import { getPaymentStatus, loadPaymentReturn, getOpenPayment } from "./payment-status.server";
import { resolveOrderStatus } from "./resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";

const payments = new Map<CartId, ProviderPaymentStatus>();

const quickPay: PaymentProvider = {
  method: "quickpay",
  note: "You pay with QuickPay.",
  icon: "phone",
  paymentMethodInput: ({ paid, notPaid }) => ({ code: "quickpay", quickpay: { success: paid, failure: notPaid } }),
  getPaymentStatus: async (_, { cart }) => payments.get(cart) ?? { kind: "not-ordered" },
};

beforeEach(() => void paymentProviders.push(quickPay));
afterEach(() => {
  paymentProviders.splice(paymentProviders.indexOf(quickPay), 1);
  payments.clear();
});

const PAYMENT_URL = new URL("https://shop.example/checkout/payment");
const PAGE = "https://quickpay.example/page/1";

let cartCount = 0;
async function orderWith(method: string) {
  const id = asId<CartId>(`quick${String(++cartCount).padStart(27, "0")}`);
  const methods = ["hosted_pro", "quickpay"].map((code) => ({ code, title: code }));
  const backend = fakeBackend(sampleCart({ id, paymentMethods: methods }));
  backend.payment = { kind: "unpaid", page: "https://hosted.example/page" };
  payments.set(id, { kind: "unpaid", page: PAGE });
  const browser = new Browser(backend);
  const token = (await browser.visit(({ shop }) => cartDigest(shop.cookies, id))).answer;
  const form = formOf({ order_token: token, method });
  const { answer } = await browser.visit(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
  return { backend, browser, id, form, answer };
}

function returnUrls(input: unknown) {
  // As built by quickPay above.
  const { quickpay } = input as { readonly quickpay: { readonly success: string; readonly failure: string } };
  return { paid: new URL(quickpay.success), notPaid: new URL(quickpay.failure) };
}

const returnToShop = (browser: Browser, url: URL) =>
  browser.visit(({ shop }) =>
    loadPaymentReturn({ shop, url, params: { state: url.pathname.split("/").at(-1) ?? "" } }),
  );

describe("second payment provider", () => {
  test("is offered with its own note and icon", async () => {
    const cart = sampleCart({ paymentMethods: [{ code: "quickpay", title: "QuickPay" }] });
    const { answer } = await new Browser(fakeBackend(cart)).visit(({ shop }) => {
      Object.assign(shop.commerce, { content: { blocks: async () => ({}) } });
      return paymentMethods(shop, cart);
    });
    expect(answer).toEqual([
      { code: "quickpay", title: "QuickPay", note: "You pay with QuickPay.", icon: "phone", instructions: null },
    ]);
  });

  test("gets its own payment input and opens its own page", async () => {
    const { browser, backend, answer, id } = await orderWith("quickpay");
    expect(redirectOf(answer)).toBe("/checkout/pay");
    const { paid, notPaid } = returnUrls(backend.paymentMethodInput);
    expect(backend.paymentMethodInput).toEqual({
      code: "quickpay",
      quickpay: { success: paid.href, failure: notPaid.href },
    });
    const payment = await browser.visit(async ({ shop }) => getOpenPayment(shop));
    expect(payment.answer).toMatchObject({ cart: id, method: "quickpay", order: { number: backend.orders[0] } });
    const status = await browser.visit(({ shop }) => getPaymentStatus(shop, { cart: id, method: "quickpay" }));
    expect(status.answer).toEqual({ kind: "unpaid", page: PAGE });
  });

  test("shows its payment status on return, in any browser", async () => {
    const { browser, backend, id } = await orderWith("quickpay");
    payments.set(id, { kind: "placed" });
    const { paid } = returnUrls(backend.paymentMethodInput);
    const otherBrowser = await returnToShop(new Browser(fakeBackend(null), null), paid);
    expect(otherBrowser.answer, "the first provider does not know the order").toMatchObject({ kind: "placed" });
    expect(redirectOf((await returnToShop(browser, paid)).answer)).toBe("/checkout/thank-you?result=approved");
    const settled = await browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: "approved" }));
    expect(settled.answer).toMatchObject({ kind: "placed", number: backend.orders[0] });
  });

  test("restores the cart after a failed payment, to be ordered again", async () => {
    const { browser, backend, id, form } = await orderWith("quickpay");
    payments.set(id, { kind: "not-ordered" });
    backend.cart = sampleCart({ id, paymentMethods: [{ code: "quickpay", title: "QuickPay" }] });
    const back = await returnToShop(browser, returnUrls(backend.paymentMethodInput).notPaid);
    expect(redirectOf(back.answer)).toBe("/checkout/thank-you?result=canceled");
    const settled = await browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: "canceled" }));
    expect(redirectOf(settled.answer)).toBe("/checkout/payment");
    expect(settled.notices[0]?.text).toContain("You left the payment page before paying.");
    const again = await browser.visit(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
    expect(redirectOf(again.answer)).toBe("/checkout/pay");
    expect(backend.orders).toHaveLength(2);
  });

  test("is checked for an unanswered order without a known method", async () => {
    const id = asId<CartId>("q".repeat(32));
    const backend = fakeBackend(null);
    payments.set(id, { kind: "unpaid", page: PAGE });
    const { answer } = await new Browser(backend, id).visit(({ shop }) =>
      getPaymentStatus(shop, { cart: id, method: null }),
    );
    expect(answer).toEqual({ kind: "unpaid", page: PAGE });
  });

  test("is not checked for orders of the first provider", async () => {
    const { browser, backend, id } = await orderWith("hosted_pro");
    expect(backend.paymentMethodInput).toMatchObject({ code: "hosted_pro", hosted_pro: {} });
    payments.set(id, { kind: "placed" });
    const settled = await browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: null }));
    expect(settled.answer).toMatchObject({ kind: "unpaid" });
  });
});
