import { couponApplies } from "../rules/coupon.ts";
import { missingParameter, requireInput } from "./cart-access.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";

interface CouponInput {
  cart_id: string;
  coupon_code: string;
}

export const cartCouponResolvers = {
  Mutation: {
    applyCouponToCart(_: unknown, args: { input?: CouponInput | null }, context: BackendContext) {
      const { cart_id: cartId, coupon_code: code } = requireInput(args.input);
      if (code.trim() === "") throw missingParameter("coupon_code");
      const cart = changeCart(context, { cartId }, (view) => {
        if (view.coupon) throw inputError("A coupon is already applied to the cart. Please remove it to apply another");
        if (view.lines.length === 0) throw plainError("Cart does not contain products.");
        const coupon = context.store.carts.coupon(code.trim());
        // One error for all, so that codes cannot be guessed.
        const uses = context.store.coupons.usesOf(code.trim(), view.cart.customerId);
        const conditions = { subtotal: view.totals.subtotal, now: context.now(), uses };
        if (!coupon || !couponApplies(coupon, conditions)) {
          throw plainError("The coupon code isn't valid. Verify the code and try again.");
        }
        return { couponCode: code.trim() };
      });
      return { cart };
    },

    removeCouponFromCart(_: unknown, args: { input?: { cart_id: string } | null }, context: BackendContext) {
      const { cart_id: cartId } = requireInput(args.input);
      return { cart: changeCart(context, { cartId }, () => ({ couponCode: null })) };
    },
  },
};
