import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { address, openCustomerShop, type CustomerShop } from "../test-support/customer-steps.ts";

let shop: CustomerShop;
let token: string;

beforeAll(async () => {
  shop = await openCustomerShop();
  return () => shop.close();
});
beforeEach(async () => {
  shop.reset();
  await shop.signUp("asha@example.in");
  token = await shop.signIn("asha@example.in");
}, 60_000);

const cartFields = "id email total_quantity items { quantity product { sku } } applied_coupons { code }";
const cable = { sku: "CABLE-1M", quantity: 1 };

describe("customer cart", () => {
  test("is the same in every query and has the customer's e-mail", async () => {
    const { customerCart } = await shop.as(token, `{ customerCart { ${cartFields} } }`);
    expect(customerCart).toMatchObject({ email: "asha@example.in", total_quantity: 0, items: [] });
    expect(await shop.as(token, "mutation { createEmptyCart }")).toEqual({ createEmptyCart: customerCart.id });
    const rejected = `mutation { setGuestEmailOnCart(input: { cart_id: "${customerCart.id}", email: "a@b.in" }) { cart { id } } }`;
    expect((await shop.failure(token, rejected)).message).toBe("The request is not allowed for logged in customers");
  });

  test("is a new one after an order", async () => {
    const before = await shop.cartOf(token);
    await shop.order(token, await shop.addAddress(token), [cable]);
    expect(await shop.cartOf(token)).not.toBe(before);
  });
});

describe("mergeCarts", () => {
  const merge = `mutation ($s: String!, $d: String) { mergeCarts(source_cart_id: $s, destination_cart_id: $d) { ${cartFields} } }`;

  test("adds the guest's lines to the customer's cart and closes the guest's", async () => {
    const [own, guest] = [await shop.cartOf(token), await shop.guestCart()];
    await shop.fill(token, own, [{ ...cable, quantity: 2 }]);
    await shop.fill(null, guest, [cable, { sku: "HP-HUSH", quantity: 1 }]);
    const { mergeCarts } = await shop.as(token, merge, { s: guest, d: own });
    expect(mergeCarts).toMatchObject({ id: own, total_quantity: 4, items: [{ quantity: 3, product: { sku: "CABLE-1M" } }, { quantity: 1 }] }); // prettier-ignore
    expect((await shop.failure(null, `{ cart(cart_id: "${guest}") { id } }`)).message).toBe("The cart isn't active.");
  });

  test("keeps the customer's quantity when the stock does not cover the sum", async () => {
    const guest = await shop.guestCart();
    await shop.fill(null, guest, [{ sku: "HP-HUSH", quantity: 3 }, cable]);
    await shop.fill(token, await shop.cartOf(token), [{ sku: "HP-HUSH", quantity: 4 }]);
    const { mergeCarts } = await shop.as(token, merge, { s: guest });
    expect(mergeCarts.items.map((item: { quantity: number }) => item.quantity)).toEqual([4, 1]);
  });

  test("may exceed the maximum quantity, which the line reports", async () => {
    const { db, catalogue } = shop.store;
    db.prepare("UPDATE stock SET max_sale_qty = 5 WHERE product_id = ?").run(catalogue.productBySku("CABLE-1M")?.id);
    const guest = await shop.guestCart();
    await shop.fill(null, guest, [{ ...cable, quantity: 4 }]);
    await shop.fill(token, await shop.cartOf(token), [{ ...cable, quantity: 3 }]);
    const withErrors = merge.replace(cartFields, "items { quantity errors { code message } }");
    const { mergeCarts } = await shop.as(token, withErrors, { s: guest });
    const message = "The requested qty exceeds the maximum qty allowed in shopping cart";
    expect(mergeCarts.items).toEqual([{ quantity: 7, errors: [{ code: "ITEM_QTY", message }] }]);
  });

  test("rejects a customer's cart as the source", async () => {
    const own = await shop.cartOf(token);
    expect(await shop.failure(token, merge, { s: own })).toEqual({
      message: `The current user cannot perform operations on cart "${own}"`,
      category: "graphql-authorization",
    });
    expect((await shop.failure(token, merge, { s: "x", d: "" })).message).toBe(
      'The parameter "destination_cart_id" cannot be empty',
    );
  });
});

test("assignCustomerToGuestCart keeps the guest's shipping address", async () => {
  const guest = await shop.guestCart();
  await shop.fill(null, guest, [{ sku: "HP-HUSH", quantity: 1 }]);
  const { region, ...rest } = address;
  const input = { cart_id: guest, shipping_addresses: [{ address: { ...rest, region: region.region_code } }] };
  await shop.as(null, "mutation ($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { id } } }", { i: input }); // prettier-ignore
  const { assignCustomerToGuestCart } = await shop.as(token, `mutation { assignCustomerToGuestCart(cart_id: "${guest}") { id total_quantity email shipping_addresses { city } } }`); // prettier-ignore
  expect(assignCustomerToGuestCart).toEqual({
    id: await shop.cartOf(token),
    total_quantity: 1,
    email: "asha@example.in",
    shipping_addresses: [{ city: "Bengaluru" }],
  });
});

test("assignCustomerToGuestCart adds the customer's lines under a new id", async () => {
  const [own, guest] = [await shop.cartOf(token), await shop.guestCart()];
  await shop.fill(token, own, [cable]);
  await shop.fill(null, guest, [{ sku: "HP-HUSH", quantity: 1 }]);
  const assign = `mutation { assignCustomerToGuestCart(cart_id: "${guest}") { id items { product { sku } } } }`;
  const { assignCustomerToGuestCart: cart } = await shop.as(token, assign);
  expect(cart.items.map((item: { product: { sku: string } }) => item.product.sku)).toEqual(["HP-HUSH", "CABLE-1M"]);
  expect([own, guest]).not.toContain(cart.id);
  expect(await shop.cartOf(token)).toBe(cart.id);
  expect((await shop.failure(token, `{ cart(cart_id: "${own}") { id } }`)).message).toBe("The cart isn't active.");
  expect((await shop.failure(null, `{ cart(cart_id: "${guest}") { id } }`)).message).toContain("Could not find a cart");
});

describe("address book at the checkout", () => {
  const ship = "mutation ($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { shipping_addresses { city region { code } } } } }"; // prettier-ignore
  const count = async () => (await shop.as(token, "{ customer { addresses { id } } }")).customer.addresses.length;

  test("provides an address by its id", async () => {
    const cart = await shop.cartOf(token);
    await shop.fill(token, cart, [cable]);
    const id = await shop.addAddress(token);
    const { setShippingAddressesOnCart } = await shop.as(token, ship, {
      i: { cart_id: cart, shipping_addresses: [{ customer_address_id: id }] },
    });
    expect(setShippingAddressesOnCart.cart.shipping_addresses).toEqual([{ city: "Bengaluru", region: { code: "KA" } }]);
  });

  test("saves an address once, on request", async () => {
    const cart = await shop.cartOf(token);
    await shop.fill(token, cart, [cable]);
    const { region, ...rest } = address;
    const written = { ...rest, region: region.region_code };
    for (const save of [false, true, true]) {
      const i = { cart_id: cart, shipping_addresses: [{ address: { ...written, save_in_address_book: save } }] };
      await shop.as(token, ship, { i });
    }
    expect(await count()).toBe(1);
  });

  test("is not available to guests", async () => {
    const cart = await shop.guestCart();
    await shop.fill(null, cart, [cable]);
    const i = { cart_id: cart, shipping_addresses: [{ customer_address_id: 1 }] };
    expect(await shop.failure(null, ship, { i })).toEqual({
      message: "The current customer isn't authorized.",
      category: "graphql-authorization",
    });
  });
});
