import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { takeStep } from "../order-lifecycle/take-step.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";
import { toUid } from "../rules/uid.ts";
import { testSeed } from "../test-support/order-test-seed.ts";
import { addDocument, bengaluru, kolkata, steps } from "../test-support/order-test-steps.ts";

let shop: TestBackend;

beforeAll(async () => {
  shop = await openTestBackend({ seed: testSeed });
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

async function signIn(email: string): Promise<Record<string, string>> {
  const password = "Bijli#2026";
  const customer = { firstname: "Asha", lastname: "Rao", email, password };
  await shop.ask("mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }", { i: customer }); // prettier-ignore
  const { body } = await shop.ask(
    "mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }",
    { e: email, p: password },
  );
  return { authorization: `Bearer ${body.data.generateCustomerToken.token}` };
}

async function order(headers: Record<string, string> = {}, payment: object = { code: "checkmo" }) {
  const ask = async (query: string, variables: object = {}) => {
    const { body } = await shop.ask(query, { ...variables }, headers);
    if (body.errors) throw new Error(body.errors[0].message);
    return body.data;
  };
  const isGuest = headers["authorization"] === undefined;
  const cart: string = (await ask(isGuest ? "mutation { id: createEmptyCart }" : "{ customerCart { id } }")).id ??
    (await ask("{ customerCart { id } }")).customerCart.id; // prettier-ignore
  await ask(addDocument, { c: cart, i: [{ sku: "CABLE", quantity: 1 }] });
  if (isGuest) await ask(steps.email, { i: { cart_id: cart, email: "ravi@example.com" } });
  await ask(steps.shippingAddress, { i: { cart_id: cart, shipping_addresses: [{ address: kolkata }] } });
  await ask(steps.billingAddress, { i: { cart_id: cart, billing_address: { address: bengaluru } } });
  const method = { carrier_code: "flatrate", method_code: "flatrate" };
  await ask(steps.shippingMethod, { i: { cart_id: cart, shipping_methods: [method] } });
  await ask(steps.payment, { i: { cart_id: cart, payment_method: payment } });
  const { placeOrder } = await ask(steps.place, { i: { cart_id: cart } });
  const number: string = placeOrder.order.order_number;
  return { number, id: shop.store.orders.orderByNumber(number)?.id ?? 0, cart };
}

describe("cancelOrder", () => {
  const cancel = (id: number, headers: Record<string, string> = {}, reason = "I ordered by mistake") =>
    shop
      .ask(
        "mutation ($i: CancelOrderInput!) { cancelOrder(input: $i) { error order { number status comments { message } credit_memos { number } } } }",
        { i: { order_id: toUid(id), reason } },
        headers,
      )
      .then(({ body }) => body);

  test("refunds a paid order", async () => {
    const asha = await signIn("asha@example.com");
    const { id } = await order(asha);
    takeStep(shop.store, id, "invoice", { now: new Date() });
    const { order: closed } = (await cancel(id, asha)).data.cancelOrder;
    expect(closed).toMatchObject({ status: "Closed", credit_memos: [{ number: "000000001" }] });
  });

  test("closes the payment page of an unpaid order", async () => {
    const asha = await signIn("asha@example.com");
    const hosted_pro = { return_url: "paid", cancel_url: "cart" };
    const { id } = await order(asha, { code: "hosted_pro", hosted_pro });
    expect((await cancel(id, asha)).data.cancelOrder.error).toBeNull();
    const payment = shop.store.hostedPayments.ofOrder(id);
    expect(payment).toMatchObject({ status: "canceled", returnUrl: `${shop.url}/paid` });
  });

  test("returns the reason when it cannot cancel", async () => {
    const [asha, ravi] = [await signIn("asha@example.com"), await signIn("ravi@example.com")];
    const { id, number } = await order(asha);
    const error = async (headers: Record<string, string>, orderId = id) =>
      (await cancel(orderId, headers)).data.cancelOrder.error;
    expect(await error(ravi)).toBe("Current user is not authorized to cancel this order");
    expect(await error(asha, 4711)).toBe("The entity that was requested doesn't exist. Verify the entity and try again."); // prettier-ignore
    takeStep(shop.store, id, "ship", { now: new Date() });
    expect(await error(asha)).toBe("Order with one or more items shipped cannot be cancelled");
    takeStep(shop.store, id, "invoice", { now: new Date() });
    const { cancelOrder } = (await cancel(id, asha)).data;
    expect(cancelOrder).toMatchObject({
      error: "Order already closed, complete, cancelled or on hold",
      order: { number, status: "Complete" },
    });
  });

  test("requires a customer and a reason", async () => {
    const asha = await signIn("asha@example.com");
    const { id } = await order(asha);
    expect((await cancel(id)).errors[0].extensions.category).toBe("graphql-authorization");
    expect((await cancel(id, asha, " ")).errors[0].message).toBe(
      'Required parameter "reason" is missing or incorrect.',
    );
  });

  test("is disabled in a shop without cancellation reasons", async () => {
    const config = async () =>
      (await shop.ask("{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }")).body
        .data.storeConfig;
    const { order_cancellation_enabled, order_cancellation_reasons } = await config();
    expect(order_cancellation_enabled).toBe(true);
    expect(order_cancellation_reasons).toContainEqual({ description: "I ordered by mistake" });
    const reasons = shop.settings.cancellationReasons;
    shop.settings.cancellationReasons = [];
    expect((await config()).order_cancellation_enabled).toBe(false);
    shop.settings.cancellationReasons = reasons;
  });
});

describe("requestGuestOrderCancel", () => {
  const reason = "I ordered by mistake";
  const ask = async (token: string) =>
    (
      await shop.ask(
        "mutation ($i: GuestOrderCancelInput!) { requestGuestOrderCancel(input: $i) { error order { status } } }",
        { i: { token, reason } },
      )
    ).body;

  test("rejects an invalid order token", async () => {
    const { number } = await order();
    const { errors } = await ask(`${number}:x`);
    expect(errors[0].message).toBe("We couldn't locate an order with the information provided.");
  });
});

describe("guestOrder", () => {
  const find = async (input: object) =>
    (
      await shop.ask(
        "query ($i: OrderInformationInput!) { guestOrder(input: $i) { number status items { product_sku quantity_ordered } total { grand_total { value } } } }",
        { i: input },
      )
    ).body;

  test.each([
    ["number", { number: "000000099" }],
    ["e-mail", { email: "asha@example.com" }],
    ["case of the e-mail", { email: "RAVI@example.com" }],
    ["postcode", { postcode: "700016" }],
    ["format of the postcode", { postcode: "560 001" }],
  ])("finds nothing with another %s", async (_, change) => {
    const { number } = await order();
    const { errors } = await find({ number, email: "ravi@example.com", postcode: "560001", ...change });
    expect(errors[0].message).toBe("We couldn't locate an order with the information provided.");
  });

  test("requires log-in for a customer's order", async () => {
    const { number } = await order(await signIn("asha@example.com"));
    const { errors } = await find({ number, email: "asha@example.com", postcode: "560001" });
    expect(errors[0].message).toBe("Please login to view the order.");
  });
});

describe("rejections", () => {
  const newCart = async (): Promise<string> =>
    (await shop.ask("mutation { createEmptyCart }")).body.data.createEmptyCart;

  test("of placeOrder are returned as data", async () => {
    const place = async (id: string) =>
      (await shop.ask("mutation ($i: PlaceOrderInput) { placeOrder(input: $i) { order { order_number } errors { code message } } }", { i: { cart_id: id } })).body; // prettier-ignore
    expect(await place(await newCart())).toEqual({
      data: {
        placeOrder: {
          order: null,
          errors: [{ code: "GUEST_EMAIL_MISSING", message: "Guest email for cart is missing." }],
        },
      },
    });
    const { data } = await place("x".repeat(32));
    expect(data.placeOrder).toMatchObject({ order: null, errors: [{ code: "CART_NOT_FOUND" }] });
    expect((await place("")).errors[0].message).toBe('Required parameter "cart_id" is missing');
  });
});

describe("estimateShippingMethods and estimateTotals", () => {
  const estimate = async (fields: object) => {
    const { body: created } = await shop.ask("mutation { createEmptyCart }");
    const cart = created.data.createEmptyCart;
    await shop.ask(addDocument, { c: cart, i: [{ sku: "CABLE", quantity: 2 }] });
    const { body } = await shop.ask(
      `mutation ($i: EstimateTotalsInput!) {
        estimateShippingMethods(input: $i) { carrier_code price_incl_tax { value } }
        estimateTotals(input: $i) { cart { id prices { grand_total { value } applied_taxes { label } } shipping_addresses { selected_shipping_method { method_code } } } }
      }`,
      { i: { cart_id: cart, ...fields } },
    );
    const { body: after } = await shop.ask(`{ cart(cart_id: "${cart}") { shipping_addresses { city } } }`);
    expect(after.data.cart.shipping_addresses).toEqual([]);
    return body;
  };

  test("return methods and totals for an address and store nothing", async () => {
    const { data } = await estimate({
      address: { country_code: "IN", postcode: "560001", region: { region_code: "KA" } },
      shipping_method: { carrier_code: "tablerate", method_code: "bestway" },
    });
    expect(data.estimateShippingMethods).toEqual([
      { carrier_code: "flatrate", price_incl_tax: { value: 49 } },
      { carrier_code: "tablerate", price_incl_tax: { value: 99 } },
      { carrier_code: "instore", price_incl_tax: { value: 0 } },
    ]);
    expect(data.estimateTotals.cart).toMatchObject({
      prices: { grand_total: { value: 697 }, applied_taxes: [{ label: "CGST 9%" }, { label: "SGST 9%" }] },
      shipping_addresses: [{ selected_shipping_method: { method_code: "bestway" } }],
    });
  });

  test("offer nothing outside the delivery area and reject unavailable methods", async () => {
    expect((await estimate({ address: { country_code: "US" } })).data.estimateShippingMethods).toEqual([]);
    const method = { carrier_code: "tablerate", method_code: "bestway" };
    const { errors } = await estimate({ address: { country_code: "US" }, shipping_method: method });
    expect(errors[0].message).toBe("Carrier with such method not found: tablerate, bestway");
  });
});

describe("contactUs", () => {
  const write = async (change: object) =>
    (
      await shop.ask("mutation ($i: ContactUsInput!) { contactUs(input: $i) { status } }", {
        i: { name: "Asha", email: "asha@example.com", comment: "Do you deliver to Goa?", ...change },
      })
    ).body;

  test.each([
    [{ name: " " }, "Enter the Name and try again."],
    [{ comment: "" }, "Enter the comment and try again."],
    [{ email: "asha" }, "The email address is invalid. Verify the email address and try again."],
  ])("rejects %o", async (change, message) => {
    expect((await write(change)).errors[0]).toMatchObject({ message, extensions: { category: "graphql-input" } });
  });
});

describe("gift cards", () => {
  const document = `{ products(filter: { sku: { eq: "VOUCHER" } }) { items { __typename sku price_range { minimum_price { final_price { value } } }
    ... on GiftCardProduct { giftcard_type allow_open_amount giftcard_amounts { value } message_max_length } } } }`;

  test("are returned with their amounts", async () => {
    const { body } = await shop.ask(document);
    expect(body.data.products.items).toEqual([
      {
        ...{ __typename: "GiftCardProduct", sku: "VOUCHER", giftcard_type: "VIRTUAL", allow_open_amount: false },
        ...{ giftcard_amounts: [{ value: 1000 }], message_max_length: 200 },
        price_range: { minimum_price: { final_price: { value: 1000 } } },
      },
    ]);
    const { body: route } = await shop.ask('{ route(url: "gift-voucher.html") { __typename } }');
    expect(route.data.route).toEqual({ __typename: "GiftCardProduct" });
  });

  test("cannot be added to a cart", async () => {
    const { body } = await shop.ask("mutation { createEmptyCart }");
    const { body: added } = await shop.ask(addDocument, { c: body.data.createEmptyCart, i: [{ sku: "VOUCHER", quantity: 1 }] }); // prettier-ignore
    expect(added.data.addProductsToCart).toMatchObject({ user_errors: [{ code: "NOT_SALABLE" }], cart: { items: [] } });
  });
});
