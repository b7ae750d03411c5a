import { beforeEach, describe, expect, test } from "vitest";
import { connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cart } from "../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type CartId, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const id = asId<CartId>(CART_ID);

describe("a coupon", () => {
  test("that is taken answers the cart with its discount", async () => {
    server.on("ApplyCoupon", data({ applyCouponToCart: { cart } }));
    expect(await shop.cart.applyCoupon(id, "MONSOON")).toMatchObject({ ok: true, cart: { coupons: ["MONSOON"] } });
  });

  test.each([
    "The coupon code isn't valid. Verify the code and try again.",
    "A coupon is already applied to the cart. Please remove it to apply another",
    "Cart does not contain products.",
  ])("is refused beside its field: %s", async (message) => {
    server.on("ApplyCoupon", data({ applyCouponToCart: null }, { message }));
    const problems = [{ code: "UNDEFINED", message, field: "coupon" }];
    expect(await shop.cart.applyCoupon(id, "NOPE")).toEqual({ ok: false, problems });
  });

  test("is taken off", async () => {
    server.on("RemoveCoupon", data({ removeCouponFromCart: { cart: { ...cart, applied_coupons: null } } }));
    expect(await shop.cart.removeCoupon(id)).toMatchObject({ ok: true, cart: { coupons: [] } });
  });

  test("of a cart that is gone is refused as that", async () => {
    server.on("RemoveCoupon", data({ removeCouponFromCart: null }, { message: "The cart isn't active." }));
    expect(await shop.cart.removeCoupon(id)).toMatchObject({ problems: [{ code: "cart-gone" }] });
  });
});
