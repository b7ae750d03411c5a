import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, bengaluru, newCart, steps } from "../test-support/order-test-steps.ts";

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
});
