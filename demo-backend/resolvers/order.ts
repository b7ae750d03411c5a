import { setTimeout as wait } from "node:timers/promises";
import { GraphQLError } from "graphql";
import { cartLacksOptions, lacksRequired } from "../cart/choose-custom.ts";
import { orderMail } from "../mail/mails.ts";
import { toMoney } from "../rules/money.ts";
import { orderNumber } from "../rules/order-number.ts";
import { orderProblem, type OrderReadiness } from "../rules/place-order.ts";
import { pickup } from "../rules/shipping.ts";
import { missingParameter, requireCart, requireInput } from "./cart-access.ts";
import { viewCart, type CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import { choosePayment, type PaymentMethodInput } from "./checkout-methods.ts";
import { isSince } from "../rules/shop-settings.ts";
import type { BackendContext } from "./context.ts";
import { alreadyExists, alreadyExistsError, inputError } from "./errors.ts";
import { openPayment } from "./hosted-payment.ts";
import { orderSnapshot } from "./order-snapshot.ts";
import { chargeApproval } from "./paypal.ts";

interface PlaceOrderInput {
  cart_id: string;
}

interface PayAndPlaceInput extends PlaceOrderInput {
  payment_method: PaymentMethodInput;
}

export const orderResolvers = {
  Mutation: {
    placeOrder(_: unknown, args: { input?: PlaceOrderInput | null }, context: BackendContext) {
      const cartId = requireCartId(args.input);
      const placing = oncePerCart(context, cartId, () => {
        requireMinimum(context, cartId);
        return confirmByMail(context, placeOrder(context, cartId));
      });
      return withRejection(context, placing);
    },

    setPaymentMethodAndPlaceOrder(_: unknown, args: { input?: PayAndPlaceInput | null }, context: BackendContext) {
      const cartId = requireCartId(args.input);
      const { payment_method: method } = requireInput(args.input);
      const placing = oncePerCart(context, cartId, () => {
        const placed = context.store.transaction(() => {
          changeCart(context, { cartId }, (view) => choosePayment(context, view, method));
          requireMinimum(context, cartId);
          return placeOrder(context, cartId);
        });
        return confirmByMail(context, placed);
      });
      return withRejection(context, placing);
    },
  },
  Order: {
    order_id: ({ order_number: number }: { order_number: string }) => number,
  },
};

/** In the merchant's own words. */
function requireMinimum(context: BackendContext, cartId: string): void {
  const { minimumOrder } = context.settings;
  if (minimumOrder === 0) return;
  const { subtotal, discount } = viewCart(context, requireCart(context, cartId)).totals;
  if (subtotal - discount < minimumOrder) throw inputError(`Minimum order is ${minimumOrder / 100} rupees`);
}

interface Placed {
  order: { order_number: string };
}

function requireCartId(input: PlaceOrderInput | null | undefined): string {
  const { cart_id: cartId } = requireInput(input);
  if (cartId === "") throw missingParameter("cart_id");
  return cartId;
}

const rejectionCodes = [
  ["Could not find a cart with ID", "CART_NOT_FOUND"],
  ["The cart isn't active", "CART_NOT_ACTIVE"],
  ["Guest email for cart is missing", "GUEST_EMAIL_MISSING"],
  ["Unable to place order", "UNABLE_TO_PLACE_ORDER"],
] as const;

/** Since 2.4.7 a rejection is data. */
async function withRejection({ settings }: BackendContext, placing: Promise<Placed>) {
  if (settings.level === "2.4.6") return placing;
  try {
    return { ...(await placing), errors: isSince(settings, "2.4.9") ? null : [] };
  } catch (error) {
    if (!(error instanceof GraphQLError) || isThrown(error)) throw error;
    const { message } = error;
    const code = rejectionCodes.find(([part]) => message.includes(part))?.[1] ?? "UNDEFINED";
    return { order: null, errors: [{ code, message }] };
  }
}

/** Another's cart, and one that is being ordered (both recorded). */
function isThrown({ extensions: { category } }: GraphQLError): boolean {
  return category === alreadyExists || category === "graphql-authorization";
}

/** A second concurrent order of the same cart fails at once. */
async function oncePerCart(
  { beingOrdered, settings }: BackendContext,
  cartId: string,
  place: () => Placed,
): Promise<Placed> {
  if (beingOrdered.has(cartId)) {
    throw alreadyExistsError("The order has already been placed and is currently processing.");
  }
  beingOrdered.add(cartId);
  try {
    if (settings.placeOrderDelayMs > 0) await wait(settings.placeOrderDelayMs);
    return place();
  } finally {
    beingOrdered.delete(cartId);
  }
}

/**
 * One write transaction: of two shoppers with the last unit the second finds it reserved, and a
 * second click finds the cart inactive. Responds after the commit is on disk.
 */
export function placeOrder(context: BackendContext, cartId: string): Placed {
  const { store } = context;
  return store.transaction(() => {
    const view = viewCart(context, requireCart(context, cartId));
    const payment = view.payments.find(({ code }) => code === view.cart.paymentMethod);
    const { email } = view.cart;
    const problem = orderProblem(readinessOf(context, view));
    if (problem !== null || !email || !payment) throw inputError(problem ?? "Unable to place order");

    if (view.lines.some(({ line }) => lacksRequired(line, store.catalogue))) {
      throw inputError(`Unable to place order: ${cartLacksOptions}`);
    }

    const number = orderNumber(context.storeView.id, store.orders.nextCount(context.storeView.code));
    store.orders.saveOrder(number, orderSnapshot(context, view, { email, payment }));
    store.carts.deactivate(view.cart.id, context.now());
    finishOrder(context, view);
    return { order: { order_number: number } };
  });
}

function finishOrder(context: BackendContext, { cart, coupon }: CartView): void {
  const { orders, pickups, coupons } = context.store;
  const order = orders.orderOfCart(cart.id);
  if (!order) throw new Error(`Finishing an order: cart ${cart.id} has none`);
  pickups.copyToOrder(order.id);
  if (coupon) coupons.recordUse({ orderId: order.id, code: coupon.code, customerId: cart.customerId });
  openPayment(context, order.id);
  chargeApproval(context, order.id);
}

/** After the commit, so that a failed order sends no mail. */
function confirmByMail(context: BackendContext, placed: Placed): Placed {
  const { orders } = context.store;
  const order = orders.orderByNumber(placed.order.order_number);
  if (!order) return placed;
  const { value, currency } = toMoney(order.grandTotal, { code: order.currency, rate: order.currencyRate });
  const [address] = orders.addressesOfOrder(order.id);
  const reader = { email: order.email, firstname: address?.firstname ?? "" };
  context.sendMail(
    orderMail(context.settings, reader, {
      number: order.number,
      lines: orders.linesOfOrder(order.id),
      total: `${currency} ${value.toLocaleString("en-IN", { minimumFractionDigits: 2 })}`,
      payment: order.paymentTitle,
    }),
  );
  return placed;
}

function readinessOf({ store }: BackendContext, view: CartView): OrderReadiness {
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
    lacksPickupLocation: view.delivery?.carrierCode === pickup.carrierCode && store.pickups.ofCart(cart.id) === null,
    payment: cart.paymentMethod === null ? "none" : isOffered ? "ready" : "unavailable",
  };
}
