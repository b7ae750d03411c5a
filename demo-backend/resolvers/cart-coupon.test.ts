import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cartRules } from "../catalogue/cart-rules.ts";
import { takeStep } from "../order-lifecycle/take-step.ts";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";
import { add, prepareCheckout, newCart, steps } from "../test-support/order-test-steps.ts";

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

const invalid = "The coupon code isn't valid. Verify the code and try again.";

test("removes a coupon below its minimum and does not restore it", async () => {
  const { items } = (await add(shop, cart, { sku: "HEADPHONES", quantity: 1 }, { sku: "CABLE", quantity: 1 })).cart;
  await shop.ask(steps.coupon, code("WELCOME10"));
  await shop.ask(steps.remove, { i: { cart_id: cart, cart_item_uid: items[0].uid } });
  await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
  const { applied_coupons } = (await shop.ask(`{ cart(cart_id: "${cart}") { applied_coupons { code } } }`)).cart;
  expect(applied_coupons).toBeNull();
});

describe("a coupon with limited uses", () => {
  const placeWith = async (coupon: string) => {
    cart = await newCart(shop);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
    await prepareCheckout(shop, cart, "checkmo");
    await shop.ask(steps.coupon, code(coupon));
    const { placeOrder } = await shop.ask(steps.place, { i: { cart_id: cart } });
    return shop.store.orders.orderByNumber(placeOrder.order.order_number)?.id ?? 0;
  };
  const limitUses = (uses: number) =>
    shop.store.coupons.writeRules(
      cartRules.map((rule) => (rule.code === "FIRST50" ? { ...rule, usesPerCoupon: uses } : rule)),
    );

  test("is rejected when used up and available again after a cancellation", async () => {
    limitUses(1);
    const order = await placeWith("FIRST50");
    await expect(placeWith("first50")).rejects.toThrow(invalid);
    takeStep(shop.store, order, "cancel", { now: new Date() });
    await placeWith("first50");
  });

  test("is removed from a cart when another cart uses it up", async () => {
    limitUses(1);
    cart = await newCart(shop);
    await add(shop, cart, { sku: "HEADPHONES", quantity: 1 });
    await shop.ask(steps.coupon, code("FIRST50"));
    const late = cart;
    await placeWith("FIRST50");
    const { applied_coupons } = (await shop.ask(`{ cart(cart_id: "${late}") { applied_coupons { code } } }`)).cart;
    expect(applied_coupons).toBeNull();
  });

  test("has no limit per customer for guests", async () => {
    await placeWith("THANKYOU250");
    await placeWith("THANKYOU250");
  });
});
