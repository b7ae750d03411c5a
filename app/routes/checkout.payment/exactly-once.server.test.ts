import { expect, onTestFinished, test, vi } from "vitest";
import { cartDigest } from "~/features/cart/cart-cookies.server";
import { resolveOrderStatus } from "~/features/checkout/resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend, type FakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import { paymentAction } from "./payment.server";

/** Covers every delay of `forEveryDelay` and of the tests, which repeat after 25 and 30. */
const SHOPPERS = 30;
const PAYMENT_URL = new URL("http://shop.test/checkout/payment");
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const noAnswer = () => new CommerceError("unavailable", "PlaceOrder: no answer in 20 s");

class Shopper {
  readonly backend: FakeBackend;
  readonly browser: Browser;
  readonly #id: CartId;
  #form: FormData | null = null;

  constructor(readonly nth: number) {
    this.#id = asId<CartId>(`once${String(nth).padStart(28, "0")}`);
    this.backend = fakeBackend(sampleCart({ id: this.#id }));
    this.browser = new Browser(this.backend);
  }

  async #filledForm(): Promise<FormData> {
    const { answer } = await this.browser.visit(({ shop }) => cartDigest(shop.cookies, this.#id));
    return formOf({ order_token: answer, method: "cashondelivery" });
  }

  /** Submits the form; the response may get lost. */
  async submit({ isReceived = true } = {}): Promise<string | null> {
    const form = (this.#form ??= await this.#filledForm());
    const { answer, cookies } = await this.browser.send(({ shop }) => paymentAction({ shop, form, url: PAYMENT_URL }));
    if (isReceived) this.browser.receive(cookies);
    return redirectOf(answer);
  }

  async followRedirect(location: string | null): Promise<string | null> {
    if (!location?.startsWith("/checkout/thank-you")) return location;
    const token = new URL(location, PAYMENT_URL).searchParams.get("order");
    const { answer } = await this.browser.visit(({ shop }) => resolveOrderStatus(shop, { token, result: null }));
    return redirectOf(answer) ?? ("kind" in answer ? answer.kind : null);
  }

  async expectOrderShown(): Promise<void> {
    const { answer } = await this.browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: null }));
    expect(answer).toMatchObject({ kind: "placed", number: this.backend.orders[0] });
  }
}

/** Thirty concurrent shoppers, each with a backend of its own speed. */
async function forEveryDelay(run: (shopper: Shopper) => Promise<void>, first: number): Promise<void> {
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => new Shopper(first + index));
  await Promise.all(
    shoppers.map(async (shopper) => {
      shopper.backend.beforeOrder = () => pause((shopper.nth * 7) % 25);
      await run(shopper);
      expect(shopper.backend.orders, `orders of shopper ${shopper.nth}`).toHaveLength(1);
    }),
  );
}

test("paymentAction places one order on a double click", () =>
  forEveryDelay(async (shopper) => {
    const [first, second] = await Promise.all([shopper.submit({ isReceived: false }), shopper.submit()]);
    expect([first, second]).toEqual(["/checkout/thank-you", "/checkout/thank-you"]);
    await shopper.expectOrderShown();
  }, 0));

test("paymentAction places one order on a resend after the connection dropped", () =>
  forEveryDelay(async (shopper) => {
    const lost = shopper.submit({ isReceived: false });
    if (shopper.nth % 2 === 0) await lost;
    await shopper.submit();
    await lost;
    await shopper.expectOrderShown();
  }, 1_000));

test("paymentAction places one order from two tabs", () =>
  forEveryDelay(async (shopper) => {
    const tabs = [shopper.submit(), pause(shopper.nth % 30).then(() => shopper.submit())];
    await Promise.all(tabs);
    await shopper.expectOrderShown();
  }, 2_000));

test("paymentAction sends one order on a press while the first takes 85 s", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const shopper = new Shopper(6_000);
  const sent: (() => void)[] = [];
  shopper.backend.beforeOrder = () => new Promise((resolve) => void sent.push(resolve));
  const first = shopper.submit({ isReceived: false });
  await vi.waitFor(() => expect(sent).toHaveLength(1), 15_000);
  vi.advanceTimersByTime(85_000);
  const second = shopper.submit();
  await pause(100);
  for (const answer of sent) answer();
  expect(await Promise.all([first, second])).toEqual(["/checkout/thank-you", "/checkout/thank-you"]);
  expect(sent).toHaveLength(1);
});

test("paymentAction places one order on Back and submit, three times", () =>
  forEveryDelay(async (shopper) => {
    for (let again = 0; again < 3; again += 1) expect(await shopper.submit()).toBe("/checkout/thank-you");
    await shopper.expectOrderShown();
  }, 3_000));

test("paymentAction places one order when the backend answers after the timeout", () =>
  forEveryDelay(async (shopper) => {
    const { backend } = shopper;
    const orderLater = () => {
      backend.orders.push(asId<OrderNumber>("000000099"));
      backend.cart = null;
    };
    // For half of them the backend places the order before the timeout, for half after it.
    if (shopper.nth % 2 === 0) backend.beforeAnswer = () => Promise.reject(noAnswer());
    else
      backend.beforeOrder = () => {
        setTimeout(orderLater, 15);
        return Promise.reject(noAnswer());
      };
    const status = await shopper.followRedirect(await shopper.submit());
    expect(status, "never reported as failed").toMatch(/^(likely|checking)$/);
    await pause(20);
    backend.beforeOrder = () => pause(1);
    backend.beforeAnswer = () => pause(1);
    for (let again = 0; again < 2; again += 1)
      expect(await shopper.followRedirect(await shopper.submit())).toBe("likely");
  }, 4_000));

test("paymentAction places one order when resubmitted until the backend succeeds", () =>
  forEveryDelay(async (shopper) => {
    const { backend } = shopper;
    let failures = 1 + (shopper.nth % 3);
    backend.beforeOrder = () => (failures-- > 0 ? Promise.reject(noAnswer()) : pause(2));
    let status: string | null = null;
    while (status !== "placed") status = await shopper.followRedirect(await shopper.submit());
    await shopper.expectOrderShown();
  }, 5_000));
