import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, bengaluru, kolkata, newCart, steps } from "../test-support/order-test-steps.ts";

let shop: TestShop;
let cart: string;

beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});
beforeEach(async () => {
  shop.reset();
  cart = await newCart(shop);
  await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
});

const input = (fields: object) => ({ i: { cart_id: cart, ...fields } });
const address = (change: object = {}) => input({ shipping_addresses: [{ address: { ...kolkata, ...change } }] });
const method = (carrier_code: string, method_code = carrier_code) =>
  input({ shipping_methods: [{ carrier_code, method_code }] });
const payment = (code: string, more: object = {}) => input({ payment_method: { code, ...more } });

describe("setShippingAddressesOnCart", () => {
  test("keeps the uid when the address changes", async () => {
    const uid = async (variables: object) =>
      (await shop.ask(steps.shippingAddress, { ...variables })).setShippingAddressesOnCart.cart.shipping_addresses[0].uid; // prettier-ignore
    expect(await uid(address({ region: null, region_id: 604 }))).toBe(await uid(address()));
  });

  test.each([
    ["no address", () => input({ shipping_addresses: [] }), 'Required parameter "shipping_addresses" is missing'],
    ["an empty address", () => input({ shipping_addresses: [{}] }), 'The shipping address must contain either "customer_address_id" or "address".'], // prettier-ignore
  ])("rejects %s", async (_, variables, message) => {
    expect(await shop.failure(steps.shippingAddress, variables())).toEqual({ message, category: "graphql-input" });
  });
});

describe("setBillingAddressOnCart", () => {
  test("stores another address, and uses it for shipping on request", async () => {
    await shop.ask(steps.billingAddress, input({ billing_address: { address: bengaluru, use_for_shipping: true } }));
    const read = `{ cart(cart_id: "${cart}") { billing_address { city } shipping_addresses { city } } }`;
    expect((await shop.ask(read)).cart).toEqual({
      billing_address: { city: "Bengaluru" },
      shipping_addresses: [{ city: "Bengaluru" }],
    });
  });

  test.each([
    [{ same_as_shipping: true }, 'Could not use the "same_as_shipping" option, because the shipping address has not been set.'], // prettier-ignore
    [{ address: { ...kolkata, postcode: null } }, '"postcode" is required. Enter and try again.'],
  ])("rejects %j", async (billing_address, message) => {
    const failure = await shop.failure(steps.billingAddress, input({ billing_address }));
    expect(failure).toEqual({ message, category: "graphql-input" });
  });
});

describe("setShippingMethodsOnCart", () => {
  test("clears free shipping when the cart falls below its minimum", async () => {
    await shop.ask(steps.shippingAddress, address());
    await shop.ask(steps.shippingMethod, method("freeshipping"));
    const { items } = (await add(shop, cart, { sku: "CABLE", quantity: 1 })).cart;
    await shop.ask(steps.remove, input({ cart_item_uid: items[0].uid }));
    const read = `{ cart(cart_id: "${cart}") { shipping_addresses { selected_shipping_method { carrier_code } } } }`;
    expect((await shop.ask(read)).cart.shipping_addresses).toEqual([{ selected_shipping_method: null }]);
  });
});

describe("setPaymentMethodOnCart", () => {
  const unavailable = "The requested Payment Method is not available.";
  test.each([
    ["free", unavailable],
    ["", 'Required parameter "code" for "payment_method" is missing.'],
  ])("rejects %j", async (code, message) => {
    await shop.ask(steps.shippingAddress, address());
    expect(await shop.failure(steps.payment, payment(code))).toEqual({ message, category: "graphql-input" });
  });

  test("rejects cash on delivery above one lakh", async () => {
    await add(shop, cart, { sku: "COOLER", quantity: 2 });
    await shop.ask(steps.shippingAddress, address());
    expect((await shop.failure(steps.payment, payment("cashondelivery"))).message).toBe(unavailable);
    await shop.ask(steps.payment, payment("banktransfer"));
  });
});
