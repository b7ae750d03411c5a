import { beforeEach, describe, expect, test, vi } from "vitest";
import { saveLastOrder } from "~/features/orders/order-cookies.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { payAnotherWay } from "./pay-another-way.server";
import { acceptPaymentCallback } from "./payment-status.server";
import { providerOf } from "./payment-providers/providers.server";
import { paymentOfReturn, paymentReturnPath } from "./payment-providers/return-urls.server";
import { resolveOrderStatus } from "./resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";

const CART = asId<CartId>("r".repeat(32));
const session = JSON.stringify({ id: "order_1", amount: money(1_249_900, "INR") });
const module = {
  account: async () => ({ key: "rzp_test", name: null }),
  start: async () => ({ ok: true as const, order: { id: "order_2", amount: money(100, "INR") } }),
  verify: vi.fn(async () => true),
  resetCart: vi.fn(async () => true),
};
/** Order status that the backend returns to a guest; null as in Magento 2.4.6. */
let status: string | null;
let placed = 0;

async function ordered() {
  const backend = fakeBackend(null);
  const browser = new Browser(backend, null, () => ({
    module: (() => module) as never, // the only calls Razorpay makes
    checkout: {
      guestOrder: async () => status && { status, paymentCode: "razorpay" },
    } as never, // all that the status is read from
  }));
  const number = asId<OrderNumber>(String(++placed).padStart(9, "0"));
  await browser.visit(({ shop }) =>
    saveLastOrder(shop.cookies, {
      ...{ number, email: "asha@example.in", proof: "560001", cartId: CART },
      ...{ payBy: "razorpay", session },
    }),
  );
  const order = { number, email: null, proof: null, session };
  const { answer: path } = await browser.visit(({ shop }) =>
    paymentReturnPath(shop, { cart: CART, method: "razorpay", order, isPaid: false }),
  );
  return { backend, browser, number, path };
}

const PAID = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "s" };

async function post(path: string, fields: Record<string, string>) {
  const otherBrowser = new Browser(fakeBackend(null), null, () => ({ module: (() => module) as never })); // as above
  const url = new URL(path, "https://shop.example");
  const params = { state: path.split("/").at(-1) ?? "" };
  const { answer } = await otherBrowser.visit(({ shop }) =>
    acceptPaymentCallback({ shop, url, params, form: formOf(fields) }),
  );
  const { answer: returned } = await otherBrowser.visit(({ shop }) =>
    paymentOfReturn(shop, redirectOf(answer)?.split(/[/?]/)[3]),
  );
  return { to: redirectOf(answer), returned };
}

const readStatus = async (browser: Browser) =>
  (await browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: null }))).answer;

beforeEach(() => {
  status = "Pending";
  module.verify.mockReset().mockResolvedValue(true);
  module.resetCart.mockReset().mockResolvedValue(true);
});

describe("order paid at Razorpay", () => {
  test.each([
    ["Pending", "unpaid"],
    ["Processing", "placed"],
    ["Paid, to be packed", "placed"],
    ["Canceled", "placed"],
  ])("with the status %s is %s", async (known, kind) => {
    status = known;
    expect(await readStatus((await ordered()).browser)).toMatchObject({ kind });
  });

  test.each(["approved", "unknown", "unverified"])("may be paid after a return with %s in the URL", async (result) => {
    const { browser } = await ordered();
    const { answer } = await browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result }));
    expect(answer).toMatchObject({ kind: "unpaid", mayBePaid: true });
  });

  test("is not cancelled when a guest cannot read its status", async () => {
    status = null;
    const { browser } = await ordered();
    expect(await readStatus(browser)).toMatchObject({ kind: "unpaid", mayBePaid: true });
    await browser.visit(({ shop }) => payAnotherWay(shop));
    expect(module.resetCart).not.toHaveBeenCalled();
  });

  test("is not cancelled when it was paid meanwhile", async () => {
    status = "Processing";
    const { browser } = await ordered();
    await browser.visit(({ shop }) => payAnotherWay(shop));
    expect(module.resetCart).not.toHaveBeenCalled();
  });

  test.each([
    ["accepts", true, "/checkout/payment"],
    ["rejects", false, "/checkout/thank-you"],
  ])("is cancelled by its number, which the backend %s", async (_, accepts, path) => {
    module.resetCart.mockResolvedValue(accepts);
    const { browser, number } = await ordered();
    const { answer } = await browser.visit(({ shop }) => payAnotherWay(shop));
    expect(redirectOf(answer)).toBe(path);
    expect(module.resetCart).toHaveBeenCalledWith(number);
  });

  test("is placed, and its cart not restored, when paid during the cancellation", async () => {
    module.resetCart.mockImplementation(async () => {
      status = "Processing";
      return true;
    });
    const { browser } = await ordered();
    const { answer } = await browser.visit(({ shop }) => payAnotherWay(shop));
    expect(redirectOf(answer)).toBe("/checkout/thank-you");
    expect(browser.has("cart")).toBe(false);
    expect(await readStatus(browser)).toMatchObject({ kind: "placed" });
  });

  test("restores its cart after a cancellation", async () => {
    status = "Canceled";
    const { browser, backend } = await ordered();
    backend.cart = sampleCart({ id: CART });
    expect(redirectOf(await readStatus(browser))).toBe("/checkout/payment");
  });
});

describe("Razorpay callback", () => {
  test("is verified once, with the order number sealed in its URL", async () => {
    const { path, number } = await ordered();
    const forgedNumber = { ...PAID, order_id: "000000999" };
    const both = await Promise.all([post(path, forgedNumber), post(path, forgedNumber)]);
    for (const { returned } of [...both, await post(path, PAID)]) expect(returned).toMatchObject({ isPaid: true });
    expect(module.verify.mock.calls).toEqual([[{ number, payment: "pay_1", signature: "s" }]]);
  });

  test.each([
    ["insufficient_funds", "insufficient_funds"],
    ["payment_cancelled", "canceled"],
    ["incorrect_otp", "challenge_failed"],
    ["payment_timed_out", "timed_out"],
    ["gateway_error", "declined"],
  ])("maps the failure %s to %s", async (reason, result) => {
    const { path } = await ordered();
    expect((await post(path, { "error[code]": "BAD_REQUEST_ERROR", "error[reason]": reason })).to).toBe(
      `${path}?result=${result}`,
    );
    expect(module.verify).not.toHaveBeenCalled();
  });

  test("is not verified for another Razorpay order", async () => {
    const { path } = await ordered();
    expect((await post(path, { ...PAID, razorpay_order_id: "order_9" })).to).toBe(`${path}?result=unverified`);
    expect(module.verify).not.toHaveBeenCalled();
  });

  test("is unverified with a wrong signature, and being checked without an answer", async () => {
    const { path } = await ordered();
    module.verify.mockResolvedValueOnce(false);
    expect((await post(path, PAID)).to).toBe(`${path}?result=unverified`);
    module.verify.mockRejectedValueOnce(new CommerceError("unavailable", "no answer"));
    expect((await post(path, PAID)).to).toBe(`${path}?result=checking`);
    expect((await post(path, PAID)).returned).toMatchObject({ isPaid: true });
  });

  test("is not verified after its URL has expired", async () => {
    const { path } = await ordered();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * 3600_000 });
    expect((await post(path, PAID)).to).toBe(`${path}?result=checking`);
    vi.useRealTimers();
    expect(module.verify).not.toHaveBeenCalled();
  });
});

test("preparePayment sends Razorpay an absolute URL of the shop", async () => {
  const start = vi.spyOn(module, "start");
  const { browser } = await ordered();
  const number = asId<OrderNumber>("000000007");
  const { answer } = await browser.visit(({ shop }) =>
    Promise.resolve(providerOf("razorpay")?.preparePayment?.(shop, { number, origin: "https://shop.example" })),
  );
  expect(start).toHaveBeenCalledWith(number, "https://shop.example/checkout");
  expect(answer).toContain("order_2");
});
