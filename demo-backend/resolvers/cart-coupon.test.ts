import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cartRules } from "../catalogue/cart-rules.ts";
import { takeStep } from "../order-lifecycle/take-step.ts";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, kolkata, prepareCheckout, newCart, steps } from "../test-support/order-test-steps.ts";

let shop: TestShop;
let cart: string;

beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});
beforeEach(async () => {
  shop.reset();
  cart = await newCart(shop);
});

const code = (coupon_code: string) => ({ i: { cart_id: cart, coupon_code } });

test.each([
  ["WELCOME10", 649.9, 5849.1, "Discount (Welcome, 10% off)"],
  ["welcome10", 649.9, 5849.1, "Discount (Welcome, 10% off)"],
  ["FLAT500", 500, 5999, "Discount (₹500 off above ₹5,000)"],
])("%s takes off %d", async (coupon, off, total, label) => {
  await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
  const { applyCouponToCart } = await shop.ask(steps.coupon, code(coupon));
  expect(applyCouponToCart.cart).toEqual({
    applied_coupons: [{ code: coupon }],
    prices: { discounts: [{ label, amount: { value: off } }], grand_total: { value: total } },
  });
});

test("spreads over the lines what it takes off in all", async () => {
  await add(shop, cart, { sku: "HEADPHONES", quantity: 1 }, { sku: "READER", quantity: 1 }, { sku: "CABLE", quantity: 1 }); // prettier-ignore
  await shop.ask(steps.coupon, code("FLAT500"));
  const { items } = (
    await shop.ask(`{ cart(cart_id: "${cart}") { items { prices { discounts { label amount { value } } } } } }`)
  ).cart;
  const amounts = items.map((item: any) => item.prices.discounts[0].amount.value); // any: an answer
  expect(amounts).toEqual([414.05, 66.9, 19.05]);
  expect(items[0].prices.discounts[0].label).toBe("Discount");
});

test("free delivery shows as a way to deliver, not as a discount", async () => {
  await add(shop, cart, { sku: "CABLE", quantity: 1 });
  const { applyCouponToCart } = await shop.ask(steps.coupon, code("FREESHIP"));
  expect(applyCouponToCart.cart.prices).toEqual({ discounts: [], grand_total: { value: 299 } });
  const input = { cart_id: cart, shipping_addresses: [{ address: kolkata }] };
  const { setShippingAddressesOnCart } = await shop.ask(steps.shippingAddress, { i: input });
  const methods = setShippingAddressesOnCart.cart.shipping_addresses[0].available_shipping_methods;
  const carriers = methods.map((method: any) => method.carrier_code); // any: an answer
  expect(carriers).toEqual(["freeshipping", "flatrate", "tablerate", "instore"]);
});

const invalid = "The coupon code isn't valid. Verify the code and try again.";
const onlyOne = "A coupon is already applied to the cart. Please remove it to apply another";

test.each<[string, string, string, string | undefined]>([
  ["an unknown code", "NOPE", invalid, undefined],
  ["an expired one", "MONSOON20", invalid, undefined],
  ["one not yet earned", "FLAT500", invalid, undefined],
  ["no code", "", 'Required parameter "coupon_code" is missing', "graphql-input"],
])("refuses %s", async (_, coupon, message, category) => {
  await add(shop, cart, { sku: "CABLE", quantity: 1 });
  expect(await shop.failure(steps.coupon, code(coupon))).toEqual({ message, category });
});

test("refuses a coupon on an empty cart", async () => {
  const failure = await shop.failure(steps.coupon, code("WELCOME10"));
  expect(failure).toEqual({ message: "Cart does not contain products.", category: undefined });
});

test("allows one coupon at a time", async () => {
  await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
  await shop.ask(steps.coupon, code("WELCOME10"));
  for (const coupon of ["WELCOME10", "FREESHIP"]) {
    expect(await shop.failure(steps.coupon, code(coupon))).toEqual({ message: onlyOne, category: "graphql-input" });
  }
  const { removeCouponFromCart } = await shop.ask(steps.noCoupon, { i: { cart_id: cart } });
  expect(removeCouponFromCart.cart).toEqual({ applied_coupons: null, prices: { discounts: [] } });
  await shop.ask(steps.coupon, code("FREESHIP"));
});

test("removing none is fine", async () => {
  const { removeCouponFromCart } = await shop.ask(steps.noCoupon, { i: { cart_id: cart } });
  expect(removeCouponFromCart.cart.applied_coupons).toBeNull();
});

test("goes when the cart no longer earns it, and does not come back by itself", async () => {
  const { items } = (await add(shop, cart, { sku: "HEADPHONES", quantity: 1 }, { sku: "CABLE", quantity: 1 })).cart;
  await shop.ask(steps.coupon, code("WELCOME10"));
  await shop.ask(steps.remove, { i: { cart_id: cart, cart_item_uid: items[0].uid } });
  await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
  const { applied_coupons } = (await shop.ask(`{ cart(cart_id: "${cart}") { applied_coupons { code } } }`)).cart;
  expect(applied_coupons).toBeNull();
});

describe("a coupon for a number of uses", () => {
  const placeWith = async (coupon: string) => {
    cart = await newCart(shop);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
    await prepareCheckout(shop, cart, "checkmo");
    await shop.ask(steps.coupon, code(coupon));
    const { placeOrder } = await shop.ask(steps.place, { i: { cart_id: cart } });
    return shop.store.orders.orderByNumber(placeOrder.order.order_number)?.id ?? 0;
  };
  const limit = (uses: number) =>
    shop.store.coupons.writeRules(
      cartRules.map((rule) => (rule.code === "FIRST50" ? { ...rule, usesPerCoupon: uses } : rule)),
    );

  test("is refused once they are used up, and given back by a cancellation", async () => {
    limit(1);
    const order = await placeWith("FIRST50");
    await expect(placeWith("first50")).rejects.toThrow(invalid);
    takeStep(shop.store, order, "cancel", { now: new Date() });
    await placeWith("first50");
  });

  test("leaves a cart that was too late for it", async () => {
    limit(1);
    cart = await newCart(shop);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
    await shop.ask(steps.coupon, code("FIRST50"));
    const late = cart;
    await placeWith("FIRST50");
    const { applied_coupons } = (await shop.ask(`{ cart(cart_id: "${late}") { applied_coupons { code } } }`)).cart;
    expect(applied_coupons).toBeNull();
  });

  test("guests are not told apart", async () => {
    await placeWith("THANKYOU250");
    await placeWith("THANKYOU250");
  });
});
