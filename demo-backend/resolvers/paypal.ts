import { randomBytes } from "node:crypto";
import { takeStep } from "../order-lifecycle/take-step.ts";
import { isOpenApproval, paypalPageUrl, decliningPayer } from "../payment/paypal-pages.ts";
import { paypalPayment } from "../rules/payment.ts";
import { returnAddress } from "../rules/return-address.ts";
import { requireCart } from "./cart-access.ts";
import { viewCart, type CartView } from "./cart-view.ts";
import type { BackendContext } from "./context.ts";
import { inputError } from "./errors.ts";

interface TokenInput {
  cart_id: string;
  code: string;
  urls: { return_url: string; cancel_url: string };
}

export interface PaypalExpressInput {
  payer_id: string;
  token: string;
}

const rejected = "PayPal gateway has rejected request.";

export const paypalResolvers = {
  Mutation: {
    createPaypalExpressToken(_: unknown, { input }: { input: TokenInput }, context: BackendContext) {
      const { store, settings, now } = context;
      const { cart, payments } = viewCart(context, requireCart(context, input.cart_id));
      if (input.code !== paypalPayment.code || !payments.some(({ code }) => code === input.code))
        throw inputError("The requested Payment Method is not available.");
      const baseUrl = settings.storefrontUrl ?? settings.baseUrl;
      const returnUrl = returnAddress(input.urls.return_url, baseUrl);
      const cancelUrl = returnAddress(input.urls.cancel_url, baseUrl);
      if (returnUrl === null || cancelUrl === null) throw inputError("Invalid Url.");
      const token = `EC-${randomBytes(9).toString("hex").slice(0, 17).toUpperCase()}`;
      store.paypal.open({ token, cartId: cart.id, returnUrl, cancelUrl, createdAt: now().toISOString() });
      const start = paypalPageUrl(settings.baseUrl, token);
      return { token, paypal_urls: { start, edit: `${start}&useraction=continue` } };
    },
  },
};

/** As Magento does by asking PayPal for details. */
export function verifyApproval(
  { store, now }: BackendContext,
  { cart }: CartView,
  method: { code: string; paypal_express?: PaypalExpressInput | null },
): void {
  if (method.code !== paypalPayment.code || !method.paypal_express) return;
  const approval = store.paypal.byToken(method.paypal_express.token);
  if (!approval || approval.cartId !== cart.id || approval.payer === null || !isOpenApproval(approval, now()))
    throw inputError(
      `${rejected} This Express Checkout session has expired. Token value is no longer valid (#10411: This Express Checkout session has expired).`,
    );
  store.paypal.choose(approval.token);
}

/** Call it in the order's transaction, which a rejection rolls back. */
export function chargeApproval({ store, now }: BackendContext, orderId: number): void {
  const order = store.orders.orderById(orderId);
  if (order?.paymentMethod !== paypalPayment.code) return;
  const approval = store.paypal.chosenOf(order.cartId);
  if (!approval)
    throw inputError(
      `Unable to place order: ${rejected} A token is missing (#10408: Express Checkout token is missing).`,
    );
  if (approval.payer === decliningPayer || !store.paypal.charge(approval.token, orderId))
    throw inputError(
      `Unable to place order: ${rejected} This transaction couldn't be completed. Please redirect your customer to PayPal (#10486).`,
    );
  takeStep(store, orderId, "invoice", { now: now(), comment: `Paid with PayPal by ${approval.payer ?? "a guest"}.` });
}
