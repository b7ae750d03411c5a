import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, prepareCheckout, newCart, steps } from "../test-support/order-test-steps.ts";

const returnUrl = "https://shop.example/checkout/return/s";
const document =
  "mutation ($i: PaypalExpressTokenInput!) { createPaypalExpressToken(input: $i) { token paypal_urls { start edit } } }";

let shop: TestShop;
let cart: string;

beforeAll(async () => {
  shop = await openTestShop(":memory:", {
    sandbox: { slowMilliseconds: 0 },
    // PayPal does not support rupees, so this shop uses dollars.
    settings: { baseCurrency: "USD", currencies: [{ code: "USD", rate: 1 }], storeViews: [dollarView] },
  });
  return shop.close;
});
const dollarView = {
  ...{ id: 1, code: "default", name: "USA", locale: "en_US", timezone: "America/New_York" },
  ...{ defaultCurrency: "USD", country: "US", isDefault: true },
};
beforeEach(async () => {
  shop.reset();
  cart = await newCart(shop);
  await add(shop, cart, { sku: "LAST", quantity: 1 });
  await prepareCheckout(shop, cart);
});

const input = (fields: object) => ({ i: { cart_id: cart, ...fields } });
const urls = { return_url: returnUrl, cancel_url: returnUrl };
const start = async () =>
  (await shop.ask(document, input({ code: "paypal_express", urls }))).createPaypalExpressToken as {
    token: string;
    paypal_urls: { start: string };
  };
const choose = (given?: object) => input({ payment_method: { code: "paypal_express", ...(given && { paypal_express: given }) } }); // prettier-ignore

/** The query of the return URL. */
async function approve(page: string, fields: Record<string, string> = { account: "good" }) {
  const answer = await fetch(page, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const url = new URL(answer.headers.get("location") ?? "");
  expect(url.origin + url.pathname).toBe(returnUrl);
  return Object.fromEntries(url.searchParams);
}

async function approved(account = "good") {
  const { token, paypal_urls: pages } = await start();
  const query = await approve(pages.start, { account });
  expect(query["token"]).toBe(token);
  return { token, payer_id: query["PayerID"] };
}

describe("PayPal Express", () => {
  test("rejects an approval that expired or is for another cart", async () => {
    const given = await approved();
    const other = await newCart(shop);
    await add(shop, other, { sku: "LAST", quantity: 1 });
    await prepareCheckout(shop, other);
    const wrong = { i: { ...choose(given).i, cart_id: other } };
    expect((await shop.failure(steps.payment, wrong)).message).toContain("#10411");
    shop.backend.advance(4 * 3600_000);
    expect((await shop.failure(steps.payment, choose(given))).message).toContain("#10411");
  });

  test("serves a page without script and rejects unknown tokens and URLs", async () => {
    const { paypal_urls: pages } = await start();
    const html = await (await fetch(pages.start)).text();
    expect(html).toContain("Agree and continue");
    expect(html).not.toContain("<script");
    expect((await fetch(`${shop.backend.url}/paypal/checkoutnow?token=EC-0`)).status).toBe(404);
    const bad = input({ code: "paypal_express", urls: { ...urls, return_url: "javascript:alert(1)" } });
    expect((await shop.failure(document, bad)).message).toBe("Invalid Url.");
  });
});
