import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { clearLastOrder, packOrderCopy, saveLastOrder } from "~/features/orders/order-cookies.server";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { describe, expect, test } from "vitest";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import type { ProviderPaymentStatus } from "~/lib/commerce/model/payment";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Order } from "~/lib/commerce/model/order";
import { fail, type Result, type Failure } from "~/lib/commerce/model/problem";
import { paymentChangeOption, payAnotherWay } from "./pay-another-way.server";
import { Browser, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { ADDRESS, sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import { findUnpaidOrder } from "./payment-status.server";

const CART = asId<CartId>("p".repeat(32));
const NEW_CART = asId<CartId>("r".repeat(32));
const OPEN: ProviderPaymentStatus = { kind: "unpaid", page: "https://pay.example/1" };

interface Case {
  readonly payment?: ProviderPaymentStatus;
  readonly isCustomer?: boolean;
  readonly reasons?: readonly string[];
  readonly order?: Order;
  readonly cancelling?: Result<object>;
  readonly reordering?: Failure;
  readonly copy?: string | null;
}

async function ordered(setup: Case = {}) {
  const { payment = OPEN, isCustomer = true, reasons = ["Payment", "Other"], cancelling, copy = null } = setup;
  const backend = fakeBackend(null);
  backend.payment = payment;
  const calls: string[] = [];
  const customer = {
    cancellationReasons: async () => reasons,
    order: async () => setup.order ?? sampleOrder,
    cancelOrder: async (_: string, reason: string) => {
      calls.push(`cancel: ${reason}`);
      return cancelling ?? { ok: true };
    },
    reorder: async () => {
      calls.push("reorder");
      return setup.reordering ?? { ok: true, cart: NEW_CART, problems: [] };
    },
  };
  const browser = new Browser(backend, null, () => ({ customer }));
  await browser.visit(async ({ shop }) => {
    if (isCustomer) startCustomerSession(shop.cookies, { token: "a-token", lifetimeSeconds: 3600 });
    const email = "asha@example.in";
    await saveLastOrder(shop.cookies, {
      number: sampleOrder.number,
      email,
      cartId: CART,
      payBy: "hosted_pro",
      copy,
    });
  });
  return { backend, browser, calls };
}

const change = (browser: Browser) => browser.visit(({ shop }) => payAnotherWay(shop));
const offered = async (browser: Browser) => (await browser.visit(({ shop }) => paymentChangeOption(shop, {}))).answer;

describe("payAnotherWay as a customer", () => {
  test("cancels the order and redirects to the payment step with its lines", async () => {
    const { browser, calls } = await ordered();
    expect(await offered(browser)).toBe("cancels");
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(notices[0]?.text).toContain("was cancelled and nothing was charged");
    expect(calls).toEqual(["cancel: Payment", "reorder"]);
    expect(browser.cookie("customer-cart")).toBe(NEW_CART);
    await change(browser);
    expect(calls, "submitted twice").toHaveLength(2);
  });

  test("lets the order expire when the backend cannot cancel it, with a notice", async () => {
    const { browser, calls } = await ordered({ reasons: [] });
    expect(await offered(browser)).toBe("lapses");
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(calls).toEqual(["reorder"]);
    expect(notices[0]?.text).toContain("Please do not pay for that order");
  });

  test("keeps an order that was paid meanwhile", async () => {
    const { browser, calls } = await ordered({ payment: { kind: "placed" } });
    expect(redirectOf((await change(browser)).answer)).toBe("/checkout/thank-you");
    expect(calls).toEqual([]);
  });

  test("sends the last cancellation reason when none is about payment", async () => {
    const { browser, calls } = await ordered({ reasons: ["Too late", "Other"] });
    await change(browser);
    expect(calls).toContain("cancel: Other");
  });

  test("keeps an order that can no longer be cancelled", async () => {
    const { browser, calls } = await ordered({ order: { ...sampleOrder, status: "Complete" } });
    expect(redirectOf((await change(browser)).answer)).toBe("/checkout/thank-you");
    expect(calls).toEqual([]);
  });

  const reordering = fail({ code: "stock", message: "No." });
  test.each([
    ["redirects to the cancelled order", ["Payment"], "/customer/order-history/000000007"],
    ["keeps an order that cannot be cancelled", [], "/checkout/thank-you"],
  ])("%s when its lines cannot be added to the cart", async (_, reasons, to) => {
    const { browser } = await ordered({ reordering, reasons });
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe(to);
    expect(notices).toHaveLength(1);
    expect(browser.has("order")).toBe(reasons.length === 0);
  });

  test("keeps the order when the backend rejects the cancellation, with a notice", async () => {
    const { browser, calls } = await ordered({ cancelling: fail({ code: "cancel", message: "No." }) });
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/thank-you");
    expect(notices).toMatchObject([{ kind: "danger" }]);
    expect(calls).not.toContain("reorder");
  });
});

describe("payAnotherWay as a guest", () => {
  const orderedCart = sampleCart({ id: CART, coupons: ["TEN"] });
  const uniqueLine = () => sampleLine({ request: { ...sampleLine().request, selectedOptions: [crypto.randomUUID()] } });
  const copy = packOrderCopy(orderedCart, { method: "hosted_pro", isPaidLater: true });
  const guest = (setup: Case = {}) => ordered({ isCustomer: false, copy, ...setup });

  test("copies lines, email, addresses, delivery and coupon into a new cart", async () => {
    const { browser, backend } = await guest();
    expect(await offered(browser)).toBe("lapses");
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(notices[0]?.text).toContain("cancelled on its own");
    const steps = ["setEmail", "setShippingAddress", "setShippingMethod", "setBillingAddress", "applyCoupon"];
    expect(backend.writes).toEqual(["add", ...steps]);
    expect(browser.cookie("cart")).toBe(backend.cart?.id);
    expect(backend.cart).toMatchObject({ email: "asha@example.in", shippingAddress: ADDRESS, billingAddress: ADDRESS });
    expect([browser.has("order"), browser.has("order-copy")]).toEqual([false, false]);
    await change(browser);
    expect(backend.writes, "submitted again").toHaveLength(6);
  });

  test("keeps store and billing address of a pickup order", async () => {
    const place = { ...ADDRESS, street: "1 Devaraja Urs Road", city: "Mysuru" };
    const collected = packOrderCopy(sampleCart({ id: CART, shippingAddress: place, pickupStore: "mysuru" }), {
      method: "hosted_pro",
      isPaidLater: true,
    });
    const { browser, backend } = await guest({ copy: collected });
    await change(browser);
    expect(backend.cart).toMatchObject({ pickupStore: "mysuru", shippingAddress: place, billingAddress: ADDRESS });
  });

  test("keeps the lines when the backend rejects the address", async () => {
    const { browser, backend } = await guest();
    backend.overrides.set("setShippingAddress", () => fail({ code: "address", message: "No." }));
    expect(redirectOf((await change(browser)).answer)).toBe("/checkout/payment");
    expect(backend.cart).toMatchObject({ email: "asha@example.in", shippingAddress: null });
  });

  test("keeps the order when it holds the stock itself, with a notice", async () => {
    const { browser, backend } = await guest();
    backend.overrides.set("add", () => fail({ code: "INSUFFICIENT_STOCK", message: "Not available" }));
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/thank-you");
    expect(notices[0]?.text).toMatch(/held by your unpaid order/);
    expect([browser.has("order"), browser.has("order-copy"), browser.has("cart")]).toEqual([true, true, false]);
  });

  const soldOut = { code: "INSUFFICIENT_STOCK", message: "Only one is left." };
  const changeWithSoldOutLine = (browser: Browser) =>
    browser.visit(({ shop }) => {
      shop.commerce.cart.add = async () => ({ ok: true, cart: sampleCart({ id: NEW_CART }), problems: [soldOut] });
      return payAnotherWay(shop);
    });

  test("adds all lines or none", async () => {
    const { browser, backend } = await guest();
    const { answer, notices } = await changeWithSoldOutLine(browser);
    expect(redirectOf(answer)).toBe("/checkout/thank-you");
    expect(notices[0]?.text).toMatch(/held by your unpaid order/);
    expect([browser.has("order"), browser.has("cart"), backend.writes]).toEqual([true, false, []]);
  });

  test("adds the available lines without an email after a log-in", async () => {
    const { browser, backend } = await guest();
    await browser.visit(async ({ shop }) =>
      startCustomerSession(shop.cookies, { token: "a-token", lifetimeSeconds: 3600 }),
    );
    const { answer, notices } = await changeWithSoldOutLine(browser);
    expect(redirectOf(answer)).toBe("/checkout/payment");
    expect(notices[1]?.text).toBe(soldOut.message);
    expect(backend.writes).not.toContain("setEmail");
    expect(browser.cookie("customer-cart")).toBe(NEW_CART);
  });

  test("keeps the order when the backend does not answer, without mentioning stock", async () => {
    const { browser, backend } = await guest();
    backend.overrides.set("add", () => {
      throw new CommerceError("unavailable", "AddToCart: no answer");
    });
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/thank-you");
    expect(notices[0]?.text).not.toMatch(/held by your unpaid order/);
    expect(browser.has("order")).toBe(true);
  });

  test("sets neither delivery nor coupon for an order of downloads", async () => {
    const downloads = sampleCart({ id: CART, isVirtual: true, shippingAddress: null, shippingMethod: null });
    const { browser, backend } = await guest({
      copy: packOrderCopy(downloads, { method: "hosted_pro", isPaidLater: true }),
    });
    await change(browser);
    expect(backend.writes).toEqual(["add", "setEmail", "setBillingAddress"]);
  });

  test("adds the lines of the current cart too", async () => {
    const { browser, backend } = await guest();
    const currentCart = asId<CartId>("s".repeat(32));
    backend.cart = sampleCart({ id: currentCart });
    const requested: number[] = [];
    await browser.visit(async ({ shop }) => saveCartId(shop.cookies, currentCart));
    await browser.visit(({ shop }) => {
      const { add } = shop.commerce.cart;
      shop.commerce.cart.add = (id, lines) => {
        requested.push(lines.length);
        expect(id, "a new cart").toBeNull();
        return add(id, lines);
      };
      return payAnotherWay(shop);
    });
    expect(requested).toEqual([2]);
  });

  test.each<[string, Case]>([
    ["was paid meanwhile", { payment: { kind: "placed" } }],
    ["was placed in another browser", { copy: null }],
    [
      "had too many lines for the copy",
      {
        copy: packOrderCopy(sampleCart({ lines: Array.from({ length: 99 }, uniqueLine) }), {
          method: "hosted_pro",
          isPaidLater: true,
        }),
      },
    ],
  ])("changes nothing when the order %s", async (_, setup) => {
    const { browser, backend } = await guest(setup);
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/thank-you");
    expect([backend.writes, notices]).toEqual([[], []]);
    expect(browser.has("order")).toBe(true);
  });

  test("has no order copy after clearLastOrder", async () => {
    const { browser } = await guest();
    expect(browser.has("order-copy")).toBe(true);
    await browser.visit(async ({ shop }) => clearLastOrder(shop.cookies));
    expect(browser.has("order-copy")).toBe(false);
  });
});

describe("findUnpaidOrder for a guest who left the payment page", () => {
  const findOrder = (browser: Browser) => browser.visit(({ shop }) => findUnpaidOrder(shop));

  test("returns the unpaid order", async () => {
    const { browser } = await ordered({ isCustomer: false });
    expect((await findOrder(browser)).answer).toBe(sampleOrder.number);
  });

  test("returns null for a paid order and does not check it again", async () => {
    const { browser, backend } = await ordered({ isCustomer: false, payment: { kind: "placed" } });
    let calls = 0;
    Object.defineProperty(backend, "payment", { get: () => (calls++, { kind: "placed" }) });
    expect([(await findOrder(browser)).answer, (await findOrder(browser)).answer]).toEqual([null, null]);
    expect(calls).toBe(1);
  });

  test("restores the cart of an order whose payment failed", async () => {
    const { browser } = await ordered({ isCustomer: false, payment: { kind: "not-ordered" } });
    expect(redirectOf((await findOrder(browser)).answer)).toBe("/cart");
    expect(browser.cookie("cart")).toBe(CART);
    expect((await findOrder(browser)).answer).toBeNull();
  });
});
