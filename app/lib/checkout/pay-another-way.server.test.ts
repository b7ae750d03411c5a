import { describe, expect, test } from "vitest";
import { sampleOrder } from "~/lib/account/testing/sample-order";
import type { CustomerArea } from "~/lib/commerce/commerce";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import type { HostedPayment } from "~/lib/commerce/model/payment";
import { refused, type Outcome } from "~/lib/commerce/model/problem";
import { payAnotherWay } from "./pay-another-way.server";
import { Browser, redirectOf } from "./testing/browser";
import { fakeBackend } from "./testing/fake-backend";
import { waitingOrder } from "./waiting-order.server";

const CART = asId<CartId>("p".repeat(32));
const AGAIN = asId<CartId>("r".repeat(32));
const OPEN: HostedPayment = { kind: "open", page: "https://pay.example/1" };

interface Case {
  readonly payment?: HostedPayment;
  readonly isCustomer?: boolean;
  readonly reasons?: readonly string[];
  readonly cancelling?: Outcome<object>;
}

/** A browser whose last order was to be paid on a provider's page. */
async function ordered({ payment = OPEN, isCustomer = true, reasons = ["Payment", "Other"], cancelling }: Case = {}) {
  const backend = fakeBackend(null);
  backend.payment = payment;
  const asked: string[] = [];
  const customer = {
    cancellationReasons: async () => reasons,
    order: async () => sampleOrder,
    cancelOrder: async (_: string, reason: string) => {
      asked.push(`cancel: ${reason}`);
      return cancelling ?? { ok: true };
    },
    reorder: async () => {
      asked.push("reorder");
      return { ok: true, cart: AGAIN, problems: [] };
    },
  };
  const areas = { customer: customer as unknown as CustomerArea }; // all that is asked of it
  const browser = new Browser(backend, null, () => areas);
  await browser.visit(async ({ shop }) => {
    if (isCustomer) shop.session.keepCustomer({ token: "a-token", lifetimeSeconds: 3600 });
    await shop.session.keepLastOrder({ number: sampleOrder.number, email: null, cartId: CART, payBy: "hosted_pro" });
  });
  return { browser, asked };
}

const change = (browser: Browser) => browser.visit(({ shop }) => payAnotherWay(shop));

describe("another way to pay an order that waits", () => {
  test("cancels it and leads to the payment step with its goods in the cart", async () => {
    const { browser, asked } = await ordered();
    expect(redirectOf((await change(browser)).answer)).toBe("/checkout/payment");
    expect(asked).toEqual(["cancel: Payment", "reorder"]);
    expect(browser.cookie("customer-cart")).toBe(AGAIN);
    await change(browser);
    expect(asked, "pressed twice").toHaveLength(2);
  });

  test.each<[string, Case]>([
    ["was paid meanwhile", { payment: { kind: "over" } }],
    ["is a guest's", { isCustomer: false }],
    ["cannot be cancelled at this backend", { reasons: [] }],
  ])("changes nothing when the order %s", async (_, about) => {
    const { browser, asked } = await ordered(about);
    expect(redirectOf((await change(browser)).answer)).toBe("/checkout/thank-you");
    expect(asked).toEqual([]);
  });

  test("keeps the order when the backend refuses, and says so", async () => {
    const { browser, asked } = await ordered({ cancelling: refused({ code: "cancel", message: "No." }) });
    const { answer, notices } = await change(browser);
    expect(redirectOf(answer)).toBe("/checkout/thank-you");
    expect(notices).toMatchObject([{ kind: "danger" }]);
    expect(asked).not.toContain("reorder");
  });
});

describe("the cart page of a guest who left the payment page", () => {
  const look = (browser: Browser) => browser.visit(({ shop }) => waitingOrder(shop));

  test("names the order that waits", async () => {
    const { browser } = await ordered({ isCustomer: false });
    expect((await look(browser)).answer).toBe(sampleOrder.number);
  });

  test("says nothing of one that is paid, nor asks again", async () => {
    const { browser } = await ordered({ isCustomer: false, payment: { kind: "over" } });
    expect([(await look(browser)).answer, (await look(browser)).answer]).toEqual([null, null]);
  });

  test("has the goods of one that came to nothing", async () => {
    const { browser } = await ordered({ isCustomer: false, payment: { kind: "no-order" } });
    expect(redirectOf((await look(browser)).answer)).toBe("/cart");
    expect(browser.cookie("cart")).toBe(CART);
    expect((await look(browser)).answer).toBeNull();
  });
});
