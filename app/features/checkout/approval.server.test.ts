import { beforeEach, describe, expect, test, vi } from "vitest";
import { cartIdOf, orderToken } from "~/features/cart/cart-cookies.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { paymentAction } from "~/routes/checkout.payment/payment.server";
import { acceptApproval, approvalOf, approvalPage } from "./approval.server";
import { Browser, formOf, redirectOf } from "./testing/browser";
import { fakeBackend } from "./testing/fake-backend";
import { CART, sampleCart } from "./testing/sample-cart";

const PAGE = "https://paypal.example/checkoutnow?token=EC-1";
const start = vi.fn(async (_: CartId, _returnUrl: string): Promise<Result<{ page: string }>> => ({ ok: true, page: PAGE })); // prettier-ignore
beforeEach(() => void start.mockClear());

const HERE = new URL("https://shop.example/checkout/payment");
const GIVEN = "?token=EC-1&PayerID=P1";
const METHOD = { method: "paypal_express" };

let made = 0;
async function openCheckout() {
  const id = asId<CartId>(`paypal${String(++made).padStart(26, "0")}`);
  const methods = ["paypal_express", "cashondelivery"].map((code) => ({ code, title: code }));
  const backend = fakeBackend(sampleCart({ id, paymentMethods: methods }));
  const areas = () => ({ module: (() => ({ start })) as never }); // the only calls PayPal makes
  const browser = new Browser(backend, id, areas);
  const press = async (form: Record<string, string> = METHOD, open = browser) => {
    const { answer } = await open.visit(async ({ shop }) => {
      const token = await orderToken(shop.cookies, cartIdOf(shop.cookies) ?? CART);
      const total = `INR ${backend.cart?.totals.grandTotal.minor ?? 0}`;
      return paymentAction({ shop, form: formOf({ order_token: token, order_total: total, ...form }), url: HERE });
    });
    return { to: redirectOf(answer), text: JSON.stringify(answer) };
  };
  const comeBack = async (query: string, { to = start.mock.lastCall?.[1] ?? "", open = browser } = {}) => {
    const url = new URL(to + query);
    const params = { state: url.pathname.split("/").at(-1) };
    const { answer, notices } = await open.visit<unknown>(({ shop }) => acceptApproval({ shop, url, params }));
    return { to: redirectOf(answer), answer, notices };
  };
  const look = async () =>
    (
      await browser.visit(async ({ shop }) => ({
        page: approvalPage(shop),
        approval: backend.cart && approvalOf(shop, backend.cart),
      }))
    ).answer;
  return { id, backend, browser, press, comeBack, look };
}

describe("an approval before the order", () => {
  test("redirects to the provider and back, and places the order by a POST", async () => {
    const { id, backend, press, comeBack, look } = await openCheckout();
    expect((await press()).to).toBe("/checkout/pay?approve=1");
    expect(start).toHaveBeenCalledWith(
      id,
      expect.stringMatching(/^https:\/\/shop\.example\/checkout\/return\/[\w~.-]+$/),
    );
    expect(await look()).toEqual({ page: PAGE, approval: null });
    expect(backend.writes, "nothing is set or ordered").toEqual([]);
    expect((await comeBack(GIVEN)).to).toBe("/checkout/payment");
    expect(await look()).toEqual({ page: null, approval: { code: "paypal_express", isCurrent: true } });
    expect(backend.writes).toEqual([]);
    expect((await press()).to).toBe("/checkout/thank-you");
    expect(backend.paymentMethodInput).toEqual({
      code: "paypal_express",
      paypal_express: { token: "EC-1", payer_id: "P1" },
    });
    expect((await comeBack(GIVEN)).to, "back again").toBe("/checkout/thank-you");
    expect(backend.orders).toHaveLength(1);
  });

  test("that the shopper cancels changes nothing", async () => {
    const { backend, press, comeBack, look } = await openCheckout();
    await press();
    const back = await comeBack("?token=EC-1");
    expect(back.to).toBe("/checkout/payment");
    expect(back.notices[0]?.text).toContain("Nothing was ordered");
    expect((await look()).approval).toBeNull();
    expect((await press()).to, "asks again").toBe("/checkout/pay?approve=1");
    expect(backend.writes).toEqual([]);
  });

  test("is for one total and needed again after a change", async () => {
    const { backend, press, comeBack, look } = await openCheckout();
    await press();
    await comeBack(GIVEN);
    if (backend.cart)
      backend.cart = { ...backend.cart, totals: { ...backend.cart.totals, grandTotal: money(1, "INR") } };
    expect((await look()).approval).toMatchObject({ isCurrent: false });
    expect((await press()).to).toBe("/checkout/pay?approve=1");
    expect(backend.orders).toHaveLength(0);
  });

  test("is not started for an outdated total", async () => {
    const { press } = await openCheckout();
    expect((await press({ ...METHOD, order_total: "INR 1" })).text).toContain("The total changed");
    expect(start).not.toHaveBeenCalled();
  });

  test("in two tabs is valid whichever returns, and both forms place one order", async () => {
    const { backend, press, comeBack } = await openCheckout();
    await press();
    const first = start.mock.lastCall?.[1] ?? "";
    await press();
    await comeBack("?token=EC-2&PayerID=P1");
    await comeBack(GIVEN, { to: first });
    expect(await Promise.all([press(), press()])).toMatchObject([{ to: "/checkout/thank-you" }, { to: "/checkout/thank-you" }]); // prettier-ignore
    expect(backend.orders).toHaveLength(1);
    expect(backend.paymentMethodInput).toMatchObject({ paypal_express: { token: "EC-1" } });
  });

  test("is invalid in another browser or for another cart, and its token is removed from the URL", async () => {
    const { backend, press, comeBack } = await openCheckout();
    await press();
    const other = new Browser(fakeBackend(), undefined, () => ({}));
    const to = start.mock.lastCall?.[1] ?? "";
    expect((await comeBack(GIVEN, { open: other })).to).toBe(new URL(to).pathname);
    expect((await comeBack("", { to, open: other })).answer).toMatchObject({ kind: "not-ordered" });
    expect(other.has("approval")).toBe(false);
    expect((await comeBack(GIVEN, { to: to.slice(0, -2) })).answer, "not sealed by this shop").toBeNull();
    expect(backend.orders).toHaveLength(0);
  });

  test("that the backend rejects is used up, and another payment method can be used", async () => {
    const { backend, press, comeBack } = await openCheckout();
    await press();
    await comeBack(GIVEN);
    backend.overrides.set("placeOrder", () =>
      fail({ code: "UNDEFINED", message: "PayPal gateway has rejected request." }),
    );
    const rejected = await press();
    expect(rejected.text).toContain("PayPal gateway has rejected request.");
    expect(rejected.text).toContain("Nothing was ordered or charged.");
    backend.overrides.clear();
    expect((await press()).to).toBe("/checkout/pay?approve=1");
    expect((await press({ method: "cashondelivery" })).to).toBe("/checkout/thank-you");
    expect(backend.orders).toHaveLength(1);
  });

  test("is kept if the order is not answered, so that it is charged at most once", async () => {
    const { backend, press, comeBack, look } = await openCheckout();
    await press();
    await comeBack(GIVEN);
    const unavailable = () => {
      throw new CommerceError("unavailable", "no answer");
    };
    backend.overrides.set("setPaymentMethod", unavailable);
    expect((await press()).text).toContain("your order was not placed");
    expect((await look()).approval).toMatchObject({ isCurrent: true });
    backend.overrides.clear();
    backend.beforeAnswer = async () => unavailable();
    expect((await press()).to).toContain("/checkout/thank-you?order=");
    expect(backend.orders).toHaveLength(1);
  });

  test("that cannot be started orders nothing; a missing cart is checked", async () => {
    const { backend, press } = await openCheckout();
    start.mockRejectedValueOnce(new CommerceError("unavailable", "no answer"));
    expect((await press()).text).toContain("Nothing was ordered or charged.");
    backend.cart = null;
    expect((await press({ ...METHOD, order_total: "INR 2504800" })).to).toContain("/checkout/thank-you?order=");
  });
});
