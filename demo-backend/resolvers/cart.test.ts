import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { query } from "../store/query.ts";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, bengaluru, newCart, readyCart, steps } from "../test-support/order-test-steps.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});
beforeEach(() => shop.reset());

const cartDocument = `query ($c: String!) { cart(cart_id: $c) {
  id email is_virtual total_quantity applied_coupons { code }
  items { errors { code message } product { sku stock_status } prices {
    price { value currency } price_including_tax { value } row_total { value } row_total_including_tax { value }
    total_item_discount { value } fixed_product_taxes { label } discounts { label amount { value } }
  } }
  prices {
    grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value }
    subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value } } discounts { label amount { value } }
  }
  shipping_addresses { uid } billing_address { city }
  available_payment_methods { code is_deferred } selected_payment_method { code title }
} }`;

async function readCart(cart: string) {
  return (await shop.ask(cartDocument, { c: cart })).cart;
}

const value = (amount: number) => ({ value: amount });

describe("createEmptyCart", () => {
  test("returns an id of 32 letters and digits for an empty cart", async () => {
    const cart = await newCart(shop);
    expect(cart).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(await readCart(cart)).toEqual({
      id: cart,
      email: null,
      is_virtual: false,
      total_quantity: 0,
      applied_coupons: null,
      items: [],
      prices: {
        grand_total: { value: 0, currency: "INR" },
        subtotal_excluding_tax: value(0),
        subtotal_including_tax: value(0),
        subtotal_with_discount_excluding_tax: value(0),
        applied_taxes: [],
        discounts: [],
      },
      shipping_addresses: [],
      billing_address: null,
      available_payment_methods: ["checkmo", "banktransfer", "cashondelivery", "free"].map((code) => ({ code, is_deferred: false })), // prettier-ignore
      selected_payment_method: { code: "", title: "" },
    });
  });

  test("accepts a valid cart id from the client, once", async () => {
    const create = "mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }";
    const id = "x".repeat(32);
    expect(await shop.ask(create, { id })).toEqual({ createEmptyCart: id });
    expect((await shop.failure(create, { id })).category).toBe("graphql-already-exists");
    expect(await shop.failure(create, { id: "abc" })).toEqual({
      message: "Cart ID length should to be 32 symbols.",
      category: "graphql-input",
    });
  });
});

describe("cart", () => {
  test.each([
    ["nope", 'Could not find a cart with ID "nope"', undefined],
    ["", 'Required parameter "cart_id" is missing', "graphql-input"],
  ])("rejects the id %j", async (c, message, category) => {
    expect(await shop.failure(cartDocument, { c })).toEqual({ message, category });
  });

  test("rejects a guest who reads a customer's cart", async () => {
    const cart = await newCart(shop);
    query(shop.store.db, "UPDATE cart SET customer_id = 7 WHERE masked_id = ?").run(cart);
    expect(await shop.failure(cartDocument, { c: cart })).toEqual({
      message: `The current user cannot perform operations on cart "${cart}"`,
      category: "graphql-authorization",
    });
  });

  test("returns prices with and without tax as recorded", async () => {
    const cart = await newCart(shop);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 2 });
    const { items, prices } = await readCart(cart);
    expect(items[0].prices).toEqual({
      price: { value: 5507.63, currency: "INR" },
      price_including_tax: value(6499),
      row_total: value(11_015.25),
      row_total_including_tax: value(12_998),
      total_item_discount: value(0),
      fixed_product_taxes: [],
      discounts: null,
    });
    expect(prices.applied_taxes).toEqual([{ label: "IGST 18%", amount: value(1982.75) }]);
    expect(prices.subtotal_excluding_tax).toEqual(value(11_015.25));
  });

  test("splits taxes into central and state tax within Karnataka", async () => {
    const cart = await newCart(shop);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 1 }, { sku: "READER", quantity: 1 });
    await shop.ask(steps.shippingAddress, { i: { cart_id: cart, shipping_addresses: [{ address: bengaluru }] } });
    expect((await readCart(cart)).prices.applied_taxes).toEqual([
      { label: "CGST 9%", amount: value(495.69) },
      { label: "SGST 9%", amount: value(495.68) },
      { label: "CGST 2.5%", amount: value(25) },
      { label: "SGST 2.5%", amount: value(25) },
    ]);
  });

  test("is virtual if it contains only services", async () => {
    const cart = await newCart(shop);
    await add(shop, cart, { sku: "WARRANTY", quantity: 1 }, { sku: "EDITOR", quantity: 1 });
    expect((await readCart(cart)).is_virtual).toBe(true);
  });

  test("reports lines whose stock was sold to others", async () => {
    const cart = await newCart(shop);
    await add(shop, cart, { sku: "LAST", quantity: 1 }, { sku: "CABLE", quantity: 1 });
    const other = await readyCart(shop, { sku: "LAST", quantity: 1 });
    await shop.ask(steps.place, { i: { cart_id: other } });
    const insufficient = [{ code: "ITEM_QTY", message: "The requested qty is not available" }];
    expect((await readCart(cart)).items.map((item: any) => item.errors)).toEqual([insufficient, null]); // any: an answer
    query(shop.store.db, "UPDATE stock SET qty = 0 WHERE product_id = ?").run(shop.productId("CABLE"));
    const outOfStock = [{ code: "ITEM_QTY", message: "There are no source items with the in stock status" }];
    expect((await readCart(cart)).items.map((item: any) => item.errors)).toEqual([insufficient, outOfStock]); // any: an answer
  });

  test("removes a line whose product was disabled", async () => {
    const cart = await newCart(shop);
    await add(shop, cart, { sku: "CABLE", quantity: 1 }, { sku: "HEADPHONES", quantity: 1 });
    query(shop.store.db, "UPDATE product SET status = 'disabled' WHERE sku = 'CABLE'").run();
    shop.store.catalogueChanged();
    expect((await readCart(cart)).items).toMatchObject([{ product: { sku: "HEADPHONES" } }]);
  });
});
