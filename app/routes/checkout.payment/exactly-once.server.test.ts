import { expect, test } from "vitest";
import { orderToken } from "~/features/cart/cart-cookies.server";
import { resolveOrderStatus } from "~/features/checkout/resolve-order-status.server";
import { Browser, formOf, redirectOf } from "~/features/checkout/testing/browser";
import { fakeBackend, type FakeBackend } from "~/features/checkout/testing/fake-backend";
import { sampleCart } from "~/features/checkout/testing/sample-cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import { paymentAction } from "./payment.server";

/** Covers every delay of `forEveryDelay` and of the tests, which repeat after 25 and 30. */
const TIMES = 30;
const HERE = new URL("http://shop.test/checkout/payment");
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
    const { answer } = await this.browser.visit(({ shop }) => orderToken(shop.cookies, this.#id));
    return formOf({ order_token: answer, method: "cashondelivery" });
  }

  /** Submits the form; the response may get lost. */
  async press({ isReceived = true } = {}): Promise<string | null> {
    const form = (this.#form ??= await this.#filledForm());
    const { answer, cookies } = await this.browser.send(({ shop }) => paymentAction({ shop, form, url: HERE }));
    if (isReceived) this.browser.receive(cookies);
    return redirectOf(answer);
  }

  async follow(location: string | null): Promise<string | null> {
    if (!location?.startsWith("/checkout/thank-you")) return location;
    const token = new URL(location, HERE).searchParams.get("order");
    const { answer } = await this.browser.visit(({ shop }) => resolveOrderStatus(shop, { token, result: null }));
    return redirectOf(answer) ?? ("kind" in answer ? answer.kind : null);
  }

  async seesTheOrder(): Promise<void> {
    const { answer } = await this.browser.visit(({ shop }) => resolveOrderStatus(shop, { token: null, result: null }));
    expect(answer).toMatchObject({ kind: "placed", number: this.backend.orders[0] });
  }
}

/** Thirty concurrent shoppers, each with a backend of its own speed. */
async function forEveryDelay(walk: (shopper: Shopper) => Promise<void>, first: number): Promise<void> {
  const shoppers = Array.from({ length: TIMES }, (_, index) => new Shopper(first + index));
  await Promise.all(
    shoppers.map(async (shopper) => {
      shopper.backend.beforeOrder = () => pause((shopper.nth * 7) % 25);
      await walk(shopper);
      expect(shopper.backend.orders, `orders of shopper ${shopper.nth}`).toHaveLength(1);
    }),
  );
}

test("a double click", () =>
  forEveryDelay(async (shopper) => {
    const [first, second] = await Promise.all([shopper.press({ isReceived: false }), shopper.press()]);
    expect([first, second]).toEqual(["/checkout/thank-you", "/checkout/thank-you"]);
    await shopper.seesTheOrder();
  }, 0));

test("a resend after the connection dropped, early or late", () =>
  forEveryDelay(async (shopper) => {
    const lost = shopper.press({ isReceived: false });
    if (shopper.nth % 2 === 0) await lost;
    await shopper.press();
    await lost;
    await shopper.seesTheOrder();
  }, 1_000));

test("two tabs, one a moment behind the other", () =>
  forEveryDelay(async (shopper) => {
    const tabs = [shopper.press(), pause(shopper.nth % 30).then(() => shopper.press())];
    await Promise.all(tabs);
    await shopper.seesTheOrder();
  }, 2_000));

test("Back and again, three times", () =>
  forEveryDelay(async (shopper) => {
    for (let again = 0; again < 3; again += 1) expect(await shopper.press()).toBe("/checkout/thank-you");
    await shopper.seesTheOrder();
  }, 3_000));

test("a backend that answers after the timeout, having ordered before or after it", () =>
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
    const status = await shopper.follow(await shopper.press());
    expect(status, "never that it failed for good").toMatch(/^(likely|checking)$/);
    await pause(20);
    backend.beforeOrder = () => pause(1);
    backend.beforeAnswer = () => pause(1);
    for (let again = 0; again < 2; again += 1) expect(await shopper.follow(await shopper.press())).toBe("likely");
  }, 4_000));

test("a backend that fails before it has ordered: submitted again until it succeeds", () =>
  forEveryDelay(async (shopper) => {
    const { backend } = shopper;
    let failures = 1 + (shopper.nth % 3);
    backend.beforeOrder = () => (failures-- > 0 ? Promise.reject(noAnswer()) : pause(2));
    let status: string | null = null;
    while (status !== "placed") status = await shopper.follow(await shopper.press());
    await shopper.seesTheOrder();
  }, 5_000));
