import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentResult } from "../order-lifecycle/settle-payment.ts";
import { signedFields } from "../payment/signature.ts";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, prepareCheckout, newCart, steps } from "../test-support/order-test-steps.ts";

const returnUrl = "https://shop.example/paid?step=1";
const cancelUrl = "https://shop.example/checkout";
const urls = { return_url: returnUrl, cancel_url: cancelUrl };

let shop: TestShop;
let cart: string;

beforeAll(async () => {
  shop = await openTestShop(":memory:", { sandbox: { webhook: "never", slowMilliseconds: 0 } });
  return shop.close;
});
beforeEach(async () => {
  shop.reset();
  shop.backend.sandbox.webhook = "never";
  cart = await newCart(shop);
  await add(shop, cart, { sku: "LAST", quantity: 1 });
  await prepareCheckout(shop, cart);
});

const input = (fields: object) => ({ i: { cart_id: cart, ...fields } });
const choose = (hosted_pro?: object) => input({ payment_method: { code: "hosted_pro", ...(hosted_pro ? { hosted_pro } : {}) } }); // prettier-ignore
const urlDocument = "query ($i: HostedProUrlInput!) { getHostedProUrl(input: $i) { secure_form_url } }";

async function order(): Promise<string> {
  await shop.ask(steps.payment, choose(urls));
  await shop.ask(steps.place, input({}));
  return (await shop.ask(urlDocument, input({}))).getHostedProUrl.secure_form_url;
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const card = (number: string) => ({ way: "card", number, expiry: "08/30", cvc: "123" });

async function follow(answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get("location") ?? "", shop.backend.url).href;
  return location.startsWith(shop.backend.url) ? follow(await fetch(location, { redirect: "manual" })) : location;
}

const placed = (number = "000000001") => {
  const found = shop.store.orders.orderByNumber(number);
  if (!found) throw new Error(`No order ${number}`);
  return found;
};
const stock = () => shop.store.catalogue.stockOf(shop.productId("LAST"));

function webhook(result: Omit<PaymentResult, "payment">, secret = shop.store.hostedPayments.secret()) {
  const payment = shop.store.hostedPayments.ofOrder(placed().id)?.id ?? "";
  const body = signedFields({ payment, ...result }, secret);
  return fetch(`${shop.backend.url}/payment/hosted-pro/webhook`, { method: "POST", body });
}

describe("choosing hosted_pro", () => {
  test("requires return and cancel URLs", async () => {
    const { message } = await shop.failure(steps.payment, choose());
    expect(message).toBe('Required parameter "hosted_pro" for "payment_method" is missing.');
  });

  test("rejects URLs that are not http or https", async () => {
    const failure = await shop.failure(steps.payment, choose({ ...urls, return_url: "javascript:alert(1)" }));
    expect(failure).toEqual({ message: "Invalid Url.", category: "graphql-input" });
  });
});

describe("payment page", () => {
  test("reports validation errors and keeps the other values", async () => {
    const answer = await post(await order(), { ...card("4111111111111111"), expiry: "01/20" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="4111111111111111"');
    expect(html).not.toContain('value="123"');
    expect(placed().state).toBe("pending_payment");
  });

  test.each(["nope", "", "../../etc/passwd"])("returns 404 for the payment %j", async (id) => {
    expect((await fetch(`${shop.backend.url}/sandbox-pay/${id}`)).status).toBe(404);
  });
});

describe("unpaid order", () => {
  test("is declined after three wrong codes", async () => {
    const page = await order();
    await post(page, card("4000000000003220"));
    const answers = [];
    for (const code of ["1", "2", "3"]) answers.push(await post(page, { way: "challenge", code }));
    const last = answers.at(-1);
    expect(last && (await follow(last))).toBe(`${cancelUrl}?result=declined&reason=challenge_failed`);
  });

  test("is cancelled after half an hour", async () => {
    await order();
    shop.backend.advance(29 * 60_000);
    expect(shop.backend.advanceOrders()).toBe(0);
    shop.backend.advance(60_000);
    expect(shop.backend.advanceOrders()).toBe(1);
    expect(placed().state).toBe("canceled");
    expect(stock().reserved).toBe(0);
    expect((await shop.ask(`{ cart(cart_id: "${cart}") { total_quantity } }`)).cart.total_quantity).toBe(1);
  });
});

describe("webhook", () => {
  test("changes nothing when repeated or late", async () => {
    await follow(await post(await order(), card("4111111111111111")));
    for (const result of ["approved", "approved", "declined"] as const) {
      expect((await webhook({ result, reason: "" })).status).toBe(200);
    }
    expect(placed().state).toBe("processing");
    expect(shop.store.sales.commentsOf(placed().id)).toHaveLength(1);
  });

  test("notes once that the payment of a cancelled order was returned", async () => {
    await follow(await post(await order(), { way: "cancel" }));
    await webhook({ result: "approved", reason: "" });
    await webhook({ result: "approved", reason: "" });
    expect(placed().state).toBe("canceled");
    const comments = shop.store.sales.commentsOf(placed().id).map(({ message }) => message);
    expect(comments).toEqual([
      "You left the payment page.",
      "The payment came after the order had been cancelled and was returned.",
    ]);
  });

  test("is rejected without the provider's signature", async () => {
    await order();
    expect((await webhook({ result: "approved", reason: "" }, "guessed")).status).toBe(403);
    const forged = `${shop.backend.url}/payment/hosted-pro/return?payment=x&result=approved&reason=&signature=00`;
    expect((await fetch(forged, { redirect: "manual" })).status).toBe(403);
    expect(placed().state).toBe("pending_payment");
  });
});
