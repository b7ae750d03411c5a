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
const value = (amount: number) => ({ value: amount });

describe("setGuestEmailOnCart", () => {
  test("stores the e-mail address", async () => {
    const { setGuestEmailOnCart } = await shop.ask(steps.email, input({ email: "guest@example.com" }));
    expect(setGuestEmailOnCart.cart.email).toBe("guest@example.com");
  });

  test.each([
    ["bad", "Invalid email format"],
    ["a@b", "Invalid email format"],
    ["", 'Required parameter "email" is missing'],
  ])("rejects %j", async (email, message) => {
    expect(await shop.failure(steps.email, input({ email }))).toEqual({ message, category: "graphql-input" });
  });
});

describe("setShippingAddressesOnCart", () => {
  test("stores the address and returns its shipping methods", async () => {
    const { setShippingAddressesOnCart } = await shop.ask(steps.shippingAddress, address());
    const [shown] = setShippingAddressesOnCart.cart.shipping_addresses;
    expect(shown).toMatchObject({
      firstname: "Ravi",
      street: ["4 Park Street"],
      region: { code: "WB", label: "West Bengal", region_id: 604 },
      country: { code: "IN", label: "IN" },
      telephone: "9811111111",
    });
    const availability = { available: true, error_message: "" };
    expect(shown.available_shipping_methods).toMatchObject([
      { carrier_code: "freeshipping", method_code: "freeshipping", ...availability, amount: value(0) },
      { carrier_code: "flatrate", amount: value(49), price_excl_tax: value(41.53), price_incl_tax: value(49) },
      { carrier_code: "tablerate", method_code: "bestway", amount: value(149) },
      { carrier_code: "instore", method_code: "pickup", amount: value(0) },
    ]);
  });

  test("keeps the uid when the address changes", async () => {
    const uid = async (variables: object) =>
      (await shop.ask(steps.shippingAddress, { ...variables })).setShippingAddressesOnCart.cart.shipping_addresses[0].uid; // prettier-ignore
    expect(await uid(address({ region: null, region_id: 604 }))).toBe(await uid(address()));
  });

  test("offers no shipping methods where the shop does not deliver", async () => {
    const abroad = address({ country_code: "US", region: "CA", postcode: "94107", city: "San Francisco" });
    const { setShippingAddressesOnCart } = await shop.ask(steps.shippingAddress, abroad);
    expect(setShippingAddressesOnCart.cart.shipping_addresses[0].available_shipping_methods).toEqual([]);
  });

  test.each([
    ["an invalid address", () => address({ telephone: null }), '"telephone" is required. Enter and try again.'],
    ["two addresses", () => input({ shipping_addresses: [{ address: kolkata }, { address: kolkata }] }), "You cannot specify multiple shipping addresses."], // prettier-ignore
    ["no address", () => input({ shipping_addresses: [] }), 'Required parameter "shipping_addresses" is missing'],
    ["an empty address", () => input({ shipping_addresses: [{}] }), 'The shipping address must contain either "customer_address_id" or "address".'], // prettier-ignore
  ])("rejects %s", async (_, variables, message) => {
    expect(await shop.failure(steps.shippingAddress, variables())).toEqual({ message, category: "graphql-input" });
  });

  test("rejects an address book id from a guest", async () => {
    const failure = await shop.failure(
      steps.shippingAddress,
      input({ shipping_addresses: [{ customer_address_id: 1 }] }),
    );
    expect(failure.category).toBe("graphql-authorization");
  });

  test("rejects an address for a cart of services", async () => {
    cart = await newCart(shop);
    await add(shop, cart, { sku: "WARRANTY", quantity: 1 });
    expect(await shop.failure(steps.shippingAddress, address())).toEqual({
      message: "Shipping address is not allowed on cart: cart contains no items for shipment.",
      category: undefined,
    });
  });
});

describe("setBillingAddressOnCart", () => {
  test("copies the shipping address", async () => {
    await shop.ask(steps.shippingAddress, address());
    const { setBillingAddressOnCart } = await shop.ask(steps.billingAddress, input({ billing_address: { same_as_shipping: true } })); // prettier-ignore
    expect(setBillingAddressOnCart.cart.billing_address).toEqual({
      city: "Kolkata",
      region: { code: "WB" },
      country: { code: "IN" },
    });
  });

  test("stores another address, and uses it for shipping on request", async () => {
    await shop.ask(steps.billingAddress, input({ billing_address: { address: bengaluru, use_for_shipping: true } }));
    const read = `{ cart(cart_id: "${cart}") { billing_address { city } shipping_addresses { city } } }`;
    expect((await shop.ask(read)).cart).toEqual({
      billing_address: { city: "Bengaluru" },
      shipping_addresses: [{ city: "Bengaluru" }],
    });
  });

  test.each([
    [{}, 'Required parameter "billing_address" is missing'],
    [{ same_as_shipping: true }, 'Could not use the "same_as_shipping" option, because the shipping address has not been set.'], // prettier-ignore
    [{ address: { ...kolkata, postcode: null } }, '"postcode" is required. Enter and try again.'],
  ])("rejects %j", async (billing_address, message) => {
    const failure = await shop.failure(steps.billingAddress, input({ billing_address }));
    expect(failure).toEqual({ message, category: "graphql-input" });
  });
});

describe("setShippingMethodsOnCart", () => {
  test("adds the shipping cost and its tax to the totals", async () => {
    await shop.ask(steps.shippingAddress, address());
    const { setShippingMethodsOnCart } = await shop.ask(steps.shippingMethod, method("flatrate"));
    expect(setShippingMethodsOnCart.cart).toEqual({
      shipping_addresses: [
        {
          selected_shipping_method: {
            carrier_code: "flatrate",
            method_code: "flatrate",
            amount: value(41.53),
            price_incl_tax: value(49),
          },
        },
      ],
      prices: { grand_total: value(6548), applied_taxes: [{ label: "IGST 18%", amount: value(998.85) }] },
    });
  });

  test("rejects a method before the address, and an unknown method", async () => {
    expect(await shop.failure(steps.shippingMethod, method("flatrate"))).toEqual({
      message: "The shipping address is missing. Set the address and try again.",
      category: "graphql-input",
    });
    await shop.ask(steps.shippingAddress, address());
    expect(await shop.failure(steps.shippingMethod, method("nope"))).toEqual({
      message: "Carrier with such method not found: nope, nope",
      category: undefined,
    });
  });

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
  test("stores the payment method", async () => {
    await shop.ask(steps.shippingAddress, address());
    const { setPaymentMethodOnCart } = await shop.ask(steps.payment, payment("cashondelivery"));
    expect(setPaymentMethodOnCart.cart.selected_payment_method).toEqual({
      code: "cashondelivery",
      title: "Cash on delivery",
      purchase_order_number: null,
    });
  });

  const unavailable = "The requested Payment Method is not available.";
  test.each([
    ["nope", unavailable],
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

test("checkoutAgreements returns the terms of sale", async () => {
  const { checkoutAgreements } = await shop.ask(
    "{ checkoutAgreements { agreement_id name mode is_html checkbox_text } }",
  );
  expect(checkoutAgreements).toMatchObject([{ agreement_id: 1, name: "Terms of sale", mode: "MANUAL", is_html: true }]);
});
