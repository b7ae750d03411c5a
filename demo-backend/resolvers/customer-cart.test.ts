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
const cable = { sku: "CABLE-1M", quantity: 1 };

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

describe("address book at the checkout", () => {
  const ship = "mutation ($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { shipping_addresses { city region { code } } } } }"; // prettier-ignore
  const count = async () => (await shop.as(token, "{ customer { addresses { id } } }")).customer.addresses.length;

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
