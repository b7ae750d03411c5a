import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";
import { testSeed } from "../test-support/order-test-seed.ts";
import { addDocument, kolkata, steps } from "../test-support/order-test-steps.ts";

let shop: TestBackend;

beforeAll(async () => {
  shop = await openTestBackend({ seed: testSeed });
});
afterAll(() => shop.close());

test("an order of the export view has its own number series and currency", async () => {
  const headers = { store: "export" };
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await shop.ask(query, variables, headers)).body.data;
  const cart = (await ask("mutation { createEmptyCart }")).createEmptyCart;
  const input = (fields: object) => ({ i: { cart_id: cart, ...fields } });
  await ask(addDocument, { c: cart, i: [{ sku: "HEADPHONES", quantity: 1 }] });
  await ask(steps.email, input({ email: "ravi@example.com" }));
  const nepal = { ...kolkata, country_code: "NP", region: null, city: "Kathmandu", postcode: "44600" };
  await ask(steps.shippingAddress, input({ shipping_addresses: [{ address: nepal }] }));
  await ask(steps.billingAddress, input({ billing_address: { same_as_shipping: true } }));
  await ask(steps.shippingMethod, input({ shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }] }));
  const hosted_pro = { return_url: "https://shop.example/paid", cancel_url: "https://shop.example/cart" };
  await ask(steps.payment, input({ payment_method: { code: "hosted_pro", hosted_pro } }));
  const { placeOrder } = await ask(steps.place, input({}));
  expect(placeOrder.order.order_number).toBe("2000000001");
  expect(shop.store.orders.orderByNumber("2000000001")).toMatchObject({ currency: "USD", currencyRate: 0.012 });

  const url = await ask("query ($i: HostedProUrlInput!) { getHostedProUrl(input: $i) { secure_form_url } }", input({}));
  const page = await (await fetch(url.getHostedProUrl.secure_form_url)).text();
  expect(page).toContain("$88.78");
});
