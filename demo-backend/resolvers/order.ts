import { orderNumber } from "../rules/order-number.ts";
import { orderObstacle, type OrderReadiness } from "../rules/place-order.ts";
import { missingParameter, requireCart, requireInput } from "./cart-access.ts";
import { viewCart, type CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import { choosePayment, type PaymentMethodInput } from "./checkout-methods.ts";
import type { BackendContext } from "./context.ts";
import { inputError } from "./errors.ts";
import { orderSnapshot } from "./order-snapshot.ts";

interface PlaceOrderInput {
  cart_id: string;
}

interface PayAndPlaceInput extends PlaceOrderInput {
  payment_method: PaymentMethodInput;
}

export const orderResolvers = {
  Mutation: {
    placeOrder(_: unknown, args: { input?: PlaceOrderInput | null }, context: BackendContext) {
      return placeOrder(context, requireInput(args.input).cart_id);
    },

    setPaymentMethodAndPlaceOrder(_: unknown, args: { input?: PayAndPlaceInput | null }, context: BackendContext) {
      const { cart_id: cartId, payment_method: method } = requireInput(args.input);
      return context.store.transaction(() => {
        changeCart(context, { cartId }, (view) => choosePayment(view, method));
        return placeOrder(context, cartId);
      });
    },
  },
  Order: {
    order_id: ({ order_number: number }: { order_number: string }) => number,
  },
};

/**
 * One write transaction from the look at the stock to the held pieces: of two shoppers after the last piece the second
 * finds it held, and a second click finds the cart closed. The answer leaves only after the commit is on disk.
 */
function placeOrder(context: BackendContext, cartId: string) {
  if (cartId === "") throw missingParameter("cart_id");
  const { store } = context;
  return store.transaction(() => {
    const view = viewCart(context, requireCart(context, cartId));
    const payment = view.payments.find(({ code }) => code === view.cart.paymentMethod);
    const { email } = view.cart;
    const obstacle = orderObstacle(readinessOf(view));
    if (obstacle !== null || !email || !payment) throw inputError(obstacle ?? "Unable to place order");

    const number = orderNumber(context.storeView.id, store.orders.nextCount(context.storeView.code));
    store.orders.saveOrder(number, orderSnapshot(context, view, { email, payment }));
    store.carts.deactivate(view.cart.id, context.now());
    return { order: { order_number: number } };
  });
}

function readinessOf(view: CartView): OrderReadiness {
  const { cart, payments } = view;
  const isOffered = payments.some(({ code }) => code === cart.paymentMethod);
  return {
    isEmpty: view.lines.length === 0,
    isVirtual: view.isVirtual,
    email: cart.email,
    lineProblems: view.lines.flatMap(({ problem }) => problem ?? []),
    hasShippingAddress: view.shippingAddress !== null,
    hasBillingAddress: view.billingAddress !== null,
    hasShippingMethod: view.delivery !== null,
    payment: cart.paymentMethod === null ? "none" : isOffered ? "ready" : "unavailable",
  };
}
