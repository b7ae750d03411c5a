import { randomBytes } from "node:crypto";
import { hostedPaymentUrl } from "../payment/hosted-pages.ts";
import { hostedPayment } from "../rules/payment.ts";
import { returnAddress } from "../rules/return-address.ts";
import type { CartRow } from "../store/cart-store.ts";
import { foreignCart } from "./cart-access.ts";
import type { BackendContext } from "./context.ts";
import { inputError, plainError } from "./errors.ts";

export interface HostedProInput {
  return_url: string;
  cancel_url: string;
}

export const hostedPaymentResolvers = {
  Query: {
    /** Called after the order was placed, so the cart is inactive. */
    getHostedProUrl(_: unknown, { input }: { input: { cart_id: string } }, context: BackendContext) {
      const { carts, orders, hostedPayments } = context.store;
      const cart = carts.cartByMaskedId(input.cart_id);
      if (!cart) throw plainError(`Could not find a cart with ID "${input.cart_id}"`);
      if (cart.customerId !== context.customerId) throw foreignCart(input.cart_id);
      const order = orders.orderOfCart(cart.id);
      if (!order) throw plainError("Could not find payment information for cart.");
      const payment = order.state === "pending_payment" ? hostedPayments.ofOrder(order.id) : undefined;
      return { secure_form_url: payment ? hostedPaymentUrl(context.settings.baseUrl, payment.id) : null };
    },
  },
};

export function saveReturnUrls(
  { store, settings }: BackendContext,
  cart: CartRow,
  method: { code: string; hosted_pro?: HostedProInput | null },
): void {
  if (method.code !== hostedPayment.code) return;
  const { hosted_pro: input } = method;
  if (!input) throw inputError('Required parameter "hosted_pro" for "payment_method" is missing.');
  const baseUrl = settings.storefrontUrl ?? settings.baseUrl;
  const returnUrl = returnAddress(input.return_url, baseUrl);
  const cancelUrl = returnAddress(input.cancel_url, baseUrl);
  if (returnUrl === null || cancelUrl === null) throw inputError("Invalid Url.");
  store.hostedPayments.saveReturnUrls(cart.id, { returnUrl, cancelUrl });
}

/** Call it in the order's transaction. */
export function openPayment({ store, now }: BackendContext, orderId: number): void {
  const order = store.orders.orderById(orderId);
  const returnUrls = order && store.hostedPayments.returnUrlsOfCart(order.cartId);
  if (order?.paymentMethod !== hostedPayment.code) return;
  if (!returnUrls) throw inputError("Unable to place order: Enter a valid payment method and try again.");
  store.hostedPayments.open({
    ...returnUrls,
    id: randomBytes(24).toString("base64url"),
    orderId,
    amount: order.grandTotal,
    createdAt: now().toISOString(),
  });
}
