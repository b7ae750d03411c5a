import { savedLinesOf } from "~/features/cart/cart-cookies.server";
import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { packOrderCopy, saveLastOrder } from "~/features/orders/order-cookies.server";
import { describe, expect, test, vi } from "vitest";
import type { ProviderPaymentStatus } from "~/lib/commerce/model/payment";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId, type OrderNumber, type Sku } from "~/lib/commerce/model/ids";
import { paymentOfReturn, paymentReturnUrls } from "./payment-providers/return-urls.server";
import { resolveOrderStatus } from "./resolve-order-status.server";
import { Browser, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";

const CART = asId<CartId>("p".repeat(32));
const PAYMENT = { cart: CART, method: "hosted_pro" };
const NUMBER = asId<OrderNumber>("000000077");

async function ordered(payment: ProviderPaymentStatus) {
  const backend = fakeBackend(null);
  backend.payment = payment;
  const browser = new Browser(backend, null);
  await browser.visit(({ shop }) =>
    saveLastOrder(shop.cookies, { number: NUMBER, email: "asha@example.in", cartId: CART, payBy: "hosted_pro" }),
  );
  return { backend, browser };
}

const resolve = (browser: Browser, result: string | null = null) =>
  browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result }));

describe("resolveOrderStatus for an order paid on a provider's page", () => {
  const open = { kind: "unpaid", page: "https://pay.example/1" } as const;

  test("returns unpaid without a result, and confirming when the result is approved", async () => {
    const { browser } = await ordered(open);
    expect((await resolve(browser)).answer).toEqual({ kind: "unpaid", number: NUMBER, reason: null });
    for (const result of ["<script>", "toString"])
      expect((await resolve(browser, result)).answer).toEqual({ kind: "unpaid", number: NUMBER, reason: null });
    const reason = "Your bank declined the payment.";
    expect((await resolve(browser, "declined")).answer).toEqual({ kind: "unpaid", number: NUMBER, reason });
    expect((await resolve(browser, "approved")).answer).toEqual({ kind: "confirming", number: NUMBER });
  });

  test("returns placed once the backend does, and does not check again", async () => {
    const { browser, backend } = await ordered({ kind: "placed" });
    expect((await resolve(browser, "declined")).answer, "the result in the URL is ignored").toMatchObject({
      kind: "placed",
    });
    backend.payment = { kind: "not-ordered" };
    expect((await resolve(browser)).answer).toMatchObject({ kind: "placed", number: NUMBER });
  });

  test.each([
    ["declined", "Your bank declined the payment."],
    ["insufficient_funds", "not enough balance"],
    ["canceled", "You left the payment page"],
    ["<script>", "The payment was not made."],
    [null, "The payment was not made."],
  ])("restores the cart and shows the reason of a failed payment: %s", async (result, text) => {
    const { browser } = await ordered({ kind: "not-ordered" });
    const { answer, notices } = await resolve(browser, result);
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(notices[0]?.text).toContain(text);
    expect(browser.cookie("cart")).toBe(CART);
    expect(redirectOf((await resolve(browser)).answer), "the order is no longer known").toBe("/cart");
  });

  test("saves the lines for later when there is a newer cart", async () => {
    const { browser } = await ordered({ kind: "not-ordered" });
    const other = asId<CartId>("o".repeat(32));
    const about = { number: NUMBER, email: null, cartId: CART, payBy: "hosted_pro" };
    const copy = packOrderCopy(sampleCart(), { method: "hosted_pro", isPaidLater: true });
    await browser.visit(({ shop }) => saveLastOrder(shop.cookies, { ...about, copy }));
    await browser.visit(async ({ shop }) => saveCartId(shop.cookies, other));
    const { answer, notices } = await resolve(browser);
    expect(redirectOf(answer)).toBe("/cart");
    expect(notices[0]?.text).toContain("the new cart you started since");
    expect(browser.cookie("cart")).toBe(other);
    const saved = await browser.visit(async ({ shop }) => savedLinesOf(shop.cookies));
    expect(saved.answer.map(({ request }) => request)).toEqual(sampleCart().lines.map(({ request }) => request));
  });

  test("says how many lines were saved when not all can be", async () => {
    const { browser } = await ordered({ kind: "not-ordered" });
    const cart = sampleCart();
    const [first] = cart.lines;
    const lines = Array.from({ length: 25 }, (_, at) => {
      return first
        ? [{ ...first, sku: asId<Sku>(`P${at}`), request: { ...first.request, sku: asId<Sku>(`P${at}`) } }]
        : [];
    }).flat();
    const copy = packOrderCopy({ ...cart, lines }, { method: "hosted_pro", isPaidLater: true });
    const about = { number: NUMBER, email: null, cartId: CART, payBy: "hosted_pro", copy };
    await browser.visit(({ shop }) => saveLastOrder(shop.cookies, about));
    await browser.visit(async ({ shop }) => saveCartId(shop.cookies, asId<CartId>("o".repeat(32))));
    const { notices } = await resolve(browser);
    const saved = await browser.visit(async ({ shop }) => savedLinesOf(shop.cookies));
    expect(saved.answer.map(({ request }) => request.sku)).toEqual(lines.slice(0, 12).map(({ sku }) => sku));
    expect(notices[0]?.text).toContain("12 of the 25 items from that order are saved below it");
  });

  test("returns login-required when the backend does", async () => {
    const { browser } = await ordered({ kind: "login-required" });
    expect((await resolve(browser)).answer).toEqual({ kind: "login-required", number: NUMBER });
  });

  test("returns checking while the backend does not answer", async () => {
    const { browser, backend } = await ordered(open);
    Object.defineProperty(backend, "payment", {
      get() {
        throw new CommerceError("unavailable", "HostedPayment: no answer");
      },
    });
    expect((await resolve(browser)).answer).toEqual({ kind: "checking" });
  });
});

test("paymentReturnUrls seals cart and payment method, and expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = new Browser(fakeBackend(null), null);
  const { answer } = await browser.visit(async ({ shop }) => {
    const { paid, notPaid } = await paymentReturnUrls(shop, "https://shop.example", PAYMENT);
    const state = new URL(paid).pathname.split("/").at(-1);
    const [payment, other] = [await paymentOfReturn(shop, state), await paymentOfReturn(shop, `${state}x`)];
    vi.advanceTimersByTime(6 * 3600_000);
    return { paid, notPaid, payment, other, later: await paymentOfReturn(shop, state) };
  });
  vi.useRealTimers();
  expect(answer.later).toBeNull();
  expect(answer.payment).toEqual({ ...PAYMENT, isPaid: false });
  expect(answer.other).toBeNull();
  expect(answer.paid).toMatch(/^https:\/\/shop\.example\/checkout\/return\/[\w-]+$/);
  expect(answer.paid).not.toContain(CART);
  expect(new URL(answer.notPaid).searchParams.get("result")).toBe("canceled");
});
