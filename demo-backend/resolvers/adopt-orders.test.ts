import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";
import { testSeed } from "../test-support/order-test-seed.ts";
import { addDocument, kolkata, steps } from "../test-support/order-test-steps.ts";

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend({ seed: testSeed });
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const person = { firstname: "Ravi", lastname: "Sen", email: "Ravi@example.com", password: "Bijli#2026" };

async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const { body } = await shop.ask(query, { ...variables }, headers);
  if (body.errors) throw new Error(body.errors[0].message);
  return body.data;
}

async function orderAsGuest(): Promise<string> {
  const { id: cart } = await ask("mutation { id: createEmptyCart }");
  await ask(addDocument, { c: cart, i: [{ sku: "CABLE", quantity: 1 }] });
  await ask(steps.email, { i: { cart_id: cart, email: "ravi@example.com" } });
  await ask(steps.shippingAddress, { i: { cart_id: cart, shipping_addresses: [{ address: kolkata }] } });
  await ask(steps.billingAddress, { i: { cart_id: cart, billing_address: { same_as_shipping: true } } });
  const method = { carrier_code: "flatrate", method_code: "flatrate" };
  await ask(steps.shippingMethod, { i: { cart_id: cart, shipping_methods: [method] } });
  await ask(steps.payment, { i: { cart_id: cart, payment_method: { code: "checkmo" } } });
  return (await ask(steps.place, { i: { cart_id: cart } })).placeOrder.order.order_number;
}

async function ordersOfNewAccount(): Promise<string[]> {
  await ask("mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }", {
    i: person,
  });
  const document = "mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }";
  const { generateCustomerToken } = await ask(document, { e: person.email, p: person.password });
  const authorization = `Bearer ${generateCustomerToken.token}`;
  const { customer } = await ask("{ customer { orders { items { number } } } }", {}, { authorization });
  return customer.orders.items.map(({ number }: { number: string }) => number);
}

test("a new account gets a recent guest order with the same e-mail", async () => {
  const number = await orderAsGuest();
  expect(await ordersOfNewAccount()).toEqual([number]);
});

test("a new account does not get an old guest order", async () => {
  await orderAsGuest();
  shop.advance(2 * 60 * 60_000);
  expect(await ordersOfNewAccount()).toEqual([]);
});
