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
const isInvoiced = () => shop.store.sales.documentsOf(placed().id, "invoice").length > 0;

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
  test("shows the amount and plain forms without script", async () => {
    const answer = await fetch(await order());
    const html = await answer.text();
    expect(html).toContain("₹10,048.00");
    expect(html).toContain('name="number"');
    expect(html).not.toContain("<script");
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' https://shop.example");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });

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

describe("paid order", () => {
  test.each([
    ["card", card("4111 1111 1111 1111"), "Card ending 1111"],
    ["UPI", { way: "upi", upi: "success@upi" }, "UPI success@upi"],
    ["bank", { way: "bank", bank: "sahyadri" }, "Net banking, Sahyadri Test Bank"],
  ])("by %s is processing and invoiced", async (_, fields, means) => {
    const back = await follow(await post(await order(), fields));
    expect(back).toBe(`${returnUrl}&result=approved`);
    expect(placed()).toMatchObject({ state: "processing", status: "processing" });
    expect(isInvoiced()).toBe(true);
    expect(shop.store.sales.commentsOf(placed().id)).toMatchObject([{ message: `Paid: ${means}.` }]);
    expect(stock()).toMatchObject({ qty: 1, reserved: 1 });
    expect((await shop.failure(steps.place, input({}))).message).toBe("The cart isn't active.");
  });

  test("has no payment page and ignores a second payment", async () => {
    const page = await order();
    await follow(await post(page, card("4111111111111111")));
    expect((await shop.ask(urlDocument, input({}))).getHostedProUrl.secure_form_url).toBeNull();
    expect(await (await fetch(page)).text()).toContain("This order is paid.");
    // A second attempt changes nothing.
    expect(await follow(await post(page, card("4000000000000002")))).toBe(`${returnUrl}&result=approved`);
    expect(placed().state).toBe("processing");
  });

  test("with a challenged card needs the bank's code", async () => {
    const page = await order();
    const request = await post(page, card("4000000000003220"));
    expect(await request.text()).toContain("Your bank asks");
    expect(placed().state).toBe("pending_payment");
    const wrong = await post(page, { way: "challenge", code: "000000" });
    expect(await wrong.text()).toContain("You have 2 more tries.");
    expect(await follow(await post(page, { way: "challenge", code: "123456" }))).toBe(`${returnUrl}&result=approved`);
    expect(placed().state).toBe("processing");
  });
});

describe("unpaid order", () => {
  test.each([
    ["with a declined card", card("4000000000000002"), "result=declined&reason=declined"],
    ["with insufficient funds", card("4000000000009995"), "result=declined&reason=insufficient_funds"],
    ["declined by UPI", { way: "upi", upi: "failure@upi" }, "result=declined&reason=declined"],
    ["declined by the bank", { way: "bank", bank: "konkan" }, "result=declined&reason=declined"],
    ["cancelled by the shopper", { way: "cancel" }, "result=canceled"],
  ])("%s is cancelled and releases its stock and cart", async (_, fields, text) => {
    expect(await follow(await post(await order(), fields))).toBe(`${cancelUrl}?${text}`);
    expect(placed().state).toBe("canceled");
    expect(isInvoiced()).toBe(false);
    expect(stock()).toMatchObject({ qty: 1, reserved: 0 });
    const { cart: again } = await shop.ask(
      `{ cart(cart_id: "${cart}") { id email items { quantity product { sku } } selected_payment_method { code } } }`,
    );
    expect(again).toEqual({
      id: cart,
      email: "ravi@example.com",
      items: [{ quantity: 1, product: { sku: "LAST" } }],
      selected_payment_method: { code: "hosted_pro" },
    });
  });

  test("can be placed again from the same cart", async () => {
    await follow(await post(await order(), card("4000000000000002")));
    await shop.ask(steps.place, input({}));
    const page = (await shop.ask(urlDocument, input({}))).getHostedProUrl.secure_form_url;
    await follow(await post(page, card("4111111111111111")));
    expect(placed("000000002").state).toBe("processing");
    expect(stock()).toMatchObject({ qty: 1, reserved: 1 });
  });

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
  test("settles the order before the shopper returns", async () => {
    shop.backend.sandbox.webhook = "first";
    const answer = await post(await order(), card("4111111111111111"));
    expect(placed().state).toBe("processing");
    expect(await follow(answer)).toBe(`${returnUrl}&result=approved`);
    expect(shop.store.sales.commentsOf(placed().id)).toHaveLength(1);
  });

  test("arrives first for the slow card", async () => {
    const answer = await post(await order(), card("4000000000000044"));
    expect(placed().state).toBe("processing");
    expect(await follow(answer)).toBe(`${returnUrl}&result=approved`);
  });

  test("arrives even if the shopper never returns", async () => {
    shop.backend.sandbox.webhook = "later";
    await post(await order(), card("4111111111111111"));
    expect(placed().state).toBe("pending_payment");
    await expect.poll(() => placed().state, { timeout: 20_000 }).toBe("processing");
  });

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
