import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, bengaluru, kolkata, newCart, steps } from "../test-support/order-test-steps.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});

const find = async (args: string) =>
  (
    await shop.ask(
      `{ pickupLocations${args} { total_count page_info { current_page page_size total_pages }
        items { pickup_location_code name city region region_id postcode country_id latitude longitude description street phone email fax contact_name } } }`,
    )
  ).pickupLocations;
// any: an answer
const codes = async (args: string): Promise<string[]> => (await find(args)).items.map((item: any) => item.pickup_location_code); // prettier-ignore

describe("pickupLocations", () => {
  test.each([
    ['(filters: { city: { eq: "hyderabad" } })', "hyd-banjara hyd-gachibowli"],
    ['(filters: { region_id: { in: ["585"] }, name: { like: "%field" } })', "blr-whitefield"],
    ['(filters: { pickup_location_code: { eq: "cok-mg-road" } })', "cok-mg-road"],
    ['(filters: { city: { eq: "Chennai" } }, sort: { name: DESC })', "maa-velachery maa-t-nagar"],
    ['(area: { radius: 60, search_term: "Delhi" }, sort: { postcode: DESC }, pageSize: 2)', "noida-sector-18 ggn-cyber-hub"],
    ['(filters: { city: { eq: "Atlantis" } })', ""],
    ['(filters: { city: { eq: "Pune" } }, productsInfo: [{ sku: "CABLE" }])', "pune-fc-road"],
    ['(filters: { city: { eq: "Pune" } }, productsInfo: [{ sku: "GONE" }])', ""],
    ['(filters: { city: { eq: "Pune" } }, productsInfo: [{ sku: "NOPE" }])', ""],
  ])("finds stores by %s", async (args, found) => {
    expect((await codes(args)).join(" ")).toBe(found);
  }); // prettier-ignore

  test.each([
    ["(pageSize: -1)", "pageSize value must be greater than 0.", "graphql-input"],
    ["(currentPage: 0)", "currentPage value must be greater than 0.", "graphql-input"],
    ["(pageSize: 20, currentPage: 3)", "currentPage value 3 specified is greater than the 2 page(s) available.", "graphql-input"], // prettier-ignore
    ['(area: { radius: 750, search_term: "86559:ZZ" })', "Unknown geoname for 86559 ZZ", undefined],
  ])("rejects %s", async (args, message, category) => {
    expect(await shop.failure(`{ pickupLocations${args} { total_count } }`)).toEqual({ message, category });
  });
});

describe("pickupLocations: stock of a store", () => {
  const storesWithCable = async () => (await codes('(filters: { city: { eq: "Bengaluru" } }, productsInfo: [{ sku: "CABLE" }])')).join(" "); // prettier-ignore
  beforeEach(() => {
    shop.reset();
    const insert = shop.store.db.prepare("INSERT INTO source_item VALUES (?, ?, ?)");
    for (const [code, left] of [
      ["blr-indiranagar", 1],
      ["blr-whitefield", 2],
      ["blr-church-street", 0],
    ] as const) {
      insert.run(shop.productId("CABLE"), code, left);
    }
  });

  test("reserves stock on order, removes it on pickup, restores it on return", async () => {
    const cart = await newCart(shop);
    const run = (document: string, fields: object) => shop.ask(document, { i: { cart_id: cart, ...fields } });
    await add(shop, cart, { sku: "CABLE", quantity: 1 });
    await run(steps.email, { email: "ravi@example.com" });
    await run(steps.shippingAddress, { shipping_addresses: [{ address: kolkata, pickup_location_code: "blr-indiranagar" }] }); // prettier-ignore
    await run(steps.shippingMethod, { shipping_methods: [{ carrier_code: "instore", method_code: "pickup" }] });
    await run(steps.billingAddress, { billing_address: { address: kolkata } });
    await run(steps.payment, { payment_method: { code: "checkmo" } });
    await run(steps.place, {});
    expect(await storesWithCable(), "before it is collected").toBe("blr-whitefield");
    const { id } = shop.store.orders.orderByNumber("000000001") ?? { id: 0 };
    shop.store.orderLifecycle.takeStock(id, "goods", null);
    expect(await storesWithCable(), "once it is collected").toBe("blr-whitefield");
    shop.store.orderLifecycle.returnStock(id, null);
    expect(await storesWithCable(), "once it is back").toBe("blr-indiranagar blr-whitefield");
  });
});

describe("checkout with store pickup", () => {
  let cart: string;
  const input = (fields: object) => ({ i: { cart_id: cart, ...fields } });
  const pickup = input.bind(null, { shipping_methods: [{ carrier_code: "instore", method_code: "pickup" }] });
  const choose = (fields: object) => shop.ask(steps.shippingAddress, input({ shipping_addresses: [fields] }));
  const readCart = async () =>
    (
      await shop.ask(
        `{ cart(cart_id: "${cart}") { shipping_addresses { pickup_location_code firstname telephone city postcode street region { code } } prices { applied_taxes { label } } } }`,
      )
    ).cart;

  beforeEach(async () => {
    shop.reset();
    cart = await newCart(shop);
    await add(shop, cart, { sku: "CABLE", quantity: 1 });
    await shop.ask(steps.email, input({ email: "ravi@example.com" }));
  });

  test("requires no address of the shopper", async () => {
    await choose({ pickup_location_code: "ccu-park-street" });
    expect((await readCart()).shipping_addresses).toMatchObject([{ firstname: "Bijli Park Street", city: "Kolkata" }]);
  });

  test("requires a pickup location", async () => {
    await choose({ address: kolkata, pickup_location_code: "ccu-park-street" });
    await shop.ask(steps.shippingMethod, pickup());
    // A shipping address clears the pickup location.
    await choose({ address: bengaluru });
    expect((await readCart()).shipping_addresses).toMatchObject([{ pickup_location_code: null, city: "Bengaluru" }]);
    const { message } = await shop.failure(steps.place, input({}));
    expect(message).toBe("Unable to place order: Quote does not have Pickup Location assigned.");
  });

  test("rejects an unknown store", async () => {
    const failure = await shop.failure(steps.shippingAddress, input({ shipping_addresses: [{ pickup_location_code: "moon" }] })); // prettier-ignore
    expect(failure.message).toMatch(/doesn't exist/);
  });
});
