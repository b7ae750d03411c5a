import { beforeEach, describe, expect, test, vi } from "vitest";
import { cartDigest } from "~/features/cart/cart-cookies.server";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { paymentAction } from "~/routes/checkout.payment/payment.server";
import { acceptApproval, approvalOf, approvalPage } from "./approval.server";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { CART, sampleCart } from "~/lib/testing/sample-cart";

const PAGE = "https://paypal.example/checkoutnow?token=EC-1";
const start = vi.fn(async (_: CartId, _returnUrl: string): Promise<Result<{ page: string }>> => ({ ok: true, page: PAGE })); // prettier-ignore
beforeEach(() => void start.mockClear());

const PAYMENT_URL = new URL("https://shop.example/checkout/payment");
const APPROVED = "?token=EC-1&PayerID=P1";
const METHOD = { method: "paypal_express" };

let cartCount = 0;
async function openCheckout() {
  const id = asId<CartId>(`paypal${String(++cartCount).padStart(26, "0")}`);
  const methods = ["paypal_express", "cashondelivery"].map((code) => ({ code, title: code }));
  const backend = fakeBackend(sampleCart({ id, paymentMethods: methods }));
  const areas = () => ({ module: (() => ({ start })) as never }); // the only calls PayPal makes
  const browser = new Browser(backend, id, areas);
  const submit = async (form: Record<string, string> = METHOD, open = browser) => {
    const { answer } = await open.visit(async ({ shop }) => {
      const token = await cartDigest(shop.cookies, cartIdOf(shop.cookies) ?? CART);
      const total = `INR ${backend.cart?.totals.grandTotal.minor ?? 0}`;
      return paymentAction({
        shop,
        form: formOf({ order_token: token, order_total: total, ...form }),
        url: PAYMENT_URL,
      });
    });
    return { to: redirectOf(answer), text: JSON.stringify(answer) };
  };
  const returnToShop = async (query: string, { to = start.mock.lastCall?.[1] ?? "", open = browser } = {}) => {
    const url = new URL(to + query);
    const params = { state: url.pathname.split("/").at(-1) };
    const { answer, notices } = await open.visit<unknown>(({ shop }) => acceptApproval({ shop, url, params }));
    return { to: redirectOf(answer), answer, notices };
  };
  const readApproval = async () =>
    (
      await browser.visit(async ({ shop }) => ({
        page: approvalPage(shop),
        approval: backend.cart && approvalOf(shop, backend.cart),
      }))
    ).answer;
  return { id, backend, browser, submit, returnToShop, readApproval };
}

describe("approval before the order", () => {
  test("redirects to the provider and back, then places the order on submit", async () => {
    const { id, backend, submit, returnToShop, readApproval } = await openCheckout();
    expect((await submit()).to).toBe("/checkout/pay?approve=1");
    expect(start).toHaveBeenCalledWith(
      id,
      expect.stringMatching(/^https:\/\/shop\.example\/checkout\/return\/[\w~.-]+$/),
    );
    expect(await readApproval()).toEqual({ page: PAGE, approval: null });
    expect(backend.writes, "nothing is set or ordered").toEqual([]);
    expect((await returnToShop(APPROVED)).to).toBe("/checkout/payment");
    expect(await readApproval()).toEqual({ page: null, approval: { code: "paypal_express", isCurrent: true } });
    expect(backend.writes).toEqual([]);
    expect((await submit()).to).toBe("/checkout/thank-you");
    expect(backend.paymentMethodInput).toEqual({
      code: "paypal_express",
      paypal_express: { token: "EC-1", payer_id: "P1" },
    });
    expect((await returnToShop(APPROVED)).to, "returning a second time").toBe("/checkout/thank-you");
    expect(backend.orders).toHaveLength(1);
  });

  test("changes nothing when the shopper cancels it", async () => {
    const { backend, submit, returnToShop, readApproval } = await openCheckout();
    await submit();
    const back = await returnToShop("?token=EC-1");
    expect(back.to).toBe("/checkout/payment");
    expect(back.notices[0]?.text).toContain("Nothing was ordered");
    expect((await readApproval()).approval).toBeNull();
    expect((await submit()).to, "asks again").toBe("/checkout/pay?approve=1");
    expect(backend.writes).toEqual([]);
  });

  test("is requested again when the total has changed", async () => {
    const { backend, submit, returnToShop, readApproval } = await openCheckout();
    await submit();
    await returnToShop(APPROVED);
    if (backend.cart)
      backend.cart = { ...backend.cart, totals: { ...backend.cart.totals, grandTotal: money(1, "INR") } };
    expect((await readApproval()).approval).toMatchObject({ isCurrent: false });
    expect((await submit()).to).toBe("/checkout/pay?approve=1");
    expect(backend.orders).toHaveLength(0);
  });

  test("is not started for an outdated total", async () => {
    const { submit } = await openCheckout();
    expect((await submit({ ...METHOD, order_total: "INR 1" })).text).toContain("The total changed");
    expect(start).not.toHaveBeenCalled();
  });

  test("works in two tabs, which place one order", async () => {
    const { backend, submit, returnToShop } = await openCheckout();
    await submit();
    const first = start.mock.lastCall?.[1] ?? "";
    await submit();
    await returnToShop("?token=EC-2&PayerID=P1");
    await returnToShop(APPROVED, { to: first });
    expect(await Promise.all([submit(), submit()])).toMatchObject([{ to: "/checkout/thank-you" }, { to: "/checkout/thank-you" }]); // prettier-ignore
    expect(backend.orders).toHaveLength(1);
    expect(backend.paymentMethodInput).toMatchObject({ paypal_express: { token: "EC-1" } });
  });

  test("is ignored in another browser or with a tampered return URL", async () => {
    const { backend, submit, returnToShop } = await openCheckout();
    await submit();
    const other = new Browser(fakeBackend(), undefined, () => ({}));
    const to = start.mock.lastCall?.[1] ?? "";
    expect((await returnToShop(APPROVED, { open: other })).to).toBe(new URL(to).pathname);
    expect((await returnToShop("", { to, open: other })).answer).toMatchObject({ kind: "not-ordered" });
    expect(other.has("approval")).toBe(false);
    expect((await returnToShop(APPROVED, { to: to.slice(0, -2) })).answer, "tampered URL").toBeNull();
    expect(backend.orders).toHaveLength(0);
  });

  test("is discarded when the backend rejects it, and other payment methods work", async () => {
    const { backend, submit, returnToShop } = await openCheckout();
    await submit();
    await returnToShop(APPROVED);
    backend.overrides.set("placeOrder", () =>
      fail({ code: "UNDEFINED", message: "PayPal gateway has rejected request." }),
    );
    const rejected = await submit();
    expect(rejected.text).toContain("PayPal gateway has rejected request.");
    expect(rejected.text).toContain("Nothing was ordered or charged.");
    backend.overrides.clear();
    expect((await submit()).to).toBe("/checkout/pay?approve=1");
    expect((await submit({ method: "cashondelivery" })).to).toBe("/checkout/thank-you");
    expect(backend.orders).toHaveLength(1);
  });

  test("is kept when the order is unanswered, so that it is charged once", async () => {
    const { backend, submit, returnToShop, readApproval } = await openCheckout();
    await submit();
    await returnToShop(APPROVED);
    const unavailable = () => {
      throw new CommerceError("unavailable", "no answer");
    };
    backend.overrides.set("setPaymentMethod", unavailable);
    expect((await submit()).text).toContain("your order was not placed");
    expect((await readApproval()).approval).toMatchObject({ isCurrent: true });
    backend.overrides.clear();
    backend.beforeAnswer = async () => unavailable();
    expect((await submit()).to).toContain("/checkout/thank-you?order=");
    expect(backend.orders).toHaveLength(1);
  });

  test("orders nothing when it cannot be started, and checks a missing cart", async () => {
    const { backend, submit } = await openCheckout();
    start.mockRejectedValueOnce(new CommerceError("unavailable", "no answer"));
    expect((await submit()).text).toContain("Nothing was ordered or charged.");
    backend.cart = null;
    expect((await submit({ ...METHOD, order_total: "INR 2504800" })).to).toContain("/checkout/thank-you?order=");
  });
});
