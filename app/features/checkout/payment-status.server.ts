import { optional } from "~/lib/async/optional";
import { contactText } from "~/lib/format/telephone";
import { saveLines } from "~/features/cart/cart-cookies.server";
import { cartIdOf, saveCartId } from "~/lib/server/cookies/cart-id.server";
import {
  clearLastOrder,
  markLastOrderPaid,
  type LastOrder,
  lastOrderCookie,
  orderCopyOf,
  wasCartOrdered,
  savePaymentSession,
  takeUnreportedOrder,
} from "~/features/orders/order-cookies.server";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import { type Shop, type ShopActionArgs, type ShopArgs, notFound, seeOther } from "~/lib/server/request/shop.server";
import { THANK_YOU } from "~/lib/urls/paths";
import { saveAgreement } from "./agreed-order.server";
import { paymentFailureText, roundOf, type PaymentStatus, UNKNOWN_RESULT } from "./order-status";
import { paymentProviders, providerOf } from "./payment-providers/providers.server";
import {
  paymentOfReturn,
  type Payment,
  paymentReturnPath,
  paymentReturnUrls,
} from "./payment-providers/return-urls.server";
import type { OrderToPrepare } from "./payment-providers/payment-provider";
import { sendPurchase, sendRefund, toSoldGoods } from "~/features/consent/cart-events.server";
import { readPlacedOrder } from "~/features/orders/load-order.server";
import { isPending, type Order } from "~/lib/commerce/model/order";

export function getOpenPayment({ cookies }: Shop): Payment | null {
  const lastOrder = cookies.get(lastOrderCookie);
  if (lastOrder) return paymentOf(lastOrder);
  const cart = cartIdOf(cookies);
  return cart ? { cart, method: null } : null;
}

export function paymentOf({ number, email, proof, payment }: LastOrder): Payment | null {
  return payment && { ...payment, order: { number, email, proof, session: payment.session ?? null } };
}

export async function getPaymentStatus(shop: Shop, payment: Payment): Promise<PaymentStatus> {
  const fallback = { kind: "checking" } as const;
  if (payment.method === null) return (await findPayment(shop, payment)).status;
  const provider = providerOf(payment.method);
  // A provider that has been removed: the status is unknown.
  if (!provider) return fallback;
  const statusPromise = provider.getPaymentStatus(shop, payment);
  return optional(shop, { name: "status of a payment", fallback, only: "unavailable", level: "error" }, statusPromise);
}

/**
 * A result from a URL. One that takes its provider's result by a POST is paid if that was verified,
 * so its URL says nothing.
 */
export function claimedResult<Given extends string | null>(method: string | null, result: Given) {
  return result === "approved" && providerOf(method)?.acceptCallback ? UNKNOWN_RESULT : result;
}

/**
 * For a cart whose payment method is unknown because the answer to its order was lost. Asks every
 * provider.
 */
export async function findPayment(shop: Shop, { cart, order }: Pick<Payment, "cart" | "order">) {
  const { has } = await shop.commerce.capabilities();
  const installed = paymentProviders.filter(({ needs }) => !needs || has(needs));
  const payments = await Promise.all(
    installed.map(async ({ method }) => ({
      method,
      status: await getPaymentStatus(shop, { cart, method, order }),
    })),
  );
  // `mayBePaid` is no evidence that the order belongs to this provider.
  const known = payments.filter(({ status }) => status.kind !== "unpaid" || !status.mayBePaid);
  return (
    known.find(({ status }) => status.kind === "unpaid") ??
    known.find(({ status }) => status.kind !== "not-ordered") ?? {
      method: null,
      status: { kind: "not-ordered" } as const,
    }
  );
}

/**
 * Data of a payment's return URL. Another browser sees only the payment status; the one that
 * ordered is redirected to its order. 404 for an invalid URL.
 */
export async function loadPaymentReturn({ shop, url, params }: Pick<ShopArgs, "shop" | "url" | "params">) {
  const payment = await paymentOfReturn(shop, params["state"]);
  const lastOrder = shop.cookies.get(lastOrderCookie);
  const given = url.searchParams.get("result") ?? (payment ? "approved" : UNKNOWN_RESULT);
  const result = claimedResult(payment?.method ?? null, given);
  const reason = url.searchParams.get("reason") || result;
  const isOfLastOrder = payment !== null && (await wasCartOrdered(shop.cookies, payment.cart));
  if (payment?.isPaid && payment.order) {
    if (payment.order.number === lastOrder?.number) markLastOrderPaid(shop.cookies);
    else if (isOfLastOrder || payment.cart === cartIdOf(shop.cookies)) {
      // The shopper changed the payment method while the payment page was open in another tab.
      const text = `A payment for order ${payment.order.number} came after you had chosen another way to pay. Please ${contactText(shop.config.supportPhone)} with that number; do not pay for it again.`;
      shop.notices.add({ kind: "warning", text, persist: true });
    }
  }
  if (lastOrder && (payment === null || isOfLastOrder)) {
    throw seeOther(`${THANK_YOU}?result=${encodeURIComponent(reason)}`);
  }
  if (!payment) notFound();
  // The cart was already restored; the page was reopened.
  if (payment.cart === cartIdOf(shop.cookies)) throw seeOther("/checkout/payment");
  if (payment.isPaid) return { kind: "placed", round: 0 } as const;
  const { kind } = await getPaymentStatus(shop, payment);
  const round = roundOf(url);
  return { kind: kind === "unpaid" ? kindOfUnpaid(result) : kind, round } as const;
}

function kindOfUnpaid(result: string | null) {
  if (result === "approved") return "confirming";
  return result === "checking" || result === UNKNOWN_RESULT ? result : "unpaid";
}

/**
 * This browser's order that awaits payment, for a notice on the cart page. If the payment failed,
 * restores the cart.
 */
export async function findUnpaidOrder(shop: Shop): Promise<OrderNumber | null> {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  const payment = lastOrder && paymentOf(lastOrder);
  if (!payment) return null;
  const { kind } = await getPaymentStatus(shop, payment);
  if (kind === "placed") {
    markLastOrderPaid(shop.cookies);
    reportPurchase(shop);
  }
  if (kind === "not-ordered") throw await restoreCart(shop, { cart: payment.cart, reason: null, to: "/cart" });
  return kind === "unpaid" ? lastOrder.number : null;
}

const UNCHANGED = "Nothing was ordered and your cart is as it was: try again, or choose another way to pay.";

/** Saved lines are limited in number, and the order copy is deleted afterwards. */
function cartConflictMessage(wanted: number, kept: number): string {
  const saved =
    kept === wanted
      ? "the items from that order are saved below it."
      : `${kept} of the ${wanted} items from that order are saved below it. There was no room for the others: please add them again.`;
  return `The payment was not made, so nothing was ordered. This is the new cart you started since; ${saved}`;
}

interface PaymentReturn {
  readonly cart: CartId;
  readonly reason: string | null;
  readonly to?: "/cart" | "/checkout/payment";
}

export async function restoreCart(
  shop: Shop,
  { cart, reason, to = "/checkout/payment" }: PaymentReturn,
): Promise<Response> {
  const { cookies, notices } = shop;
  const lastOrder = cookies.get(lastOrderCookie);
  // The backend merges a customer's carts; a guest who has started another cart keeps that one.
  const hasAnother = !cookies.isCustomer && cartIdOf(cookies) !== null && cartIdOf(cookies) !== cart;
  const lines = orderCopyOf(cookies)?.lines ?? [];
  clearLastOrder(cookies);
  if (hasAnother) {
    const wanted = lines.flatMap(({ request, choices }) => (request ? [{ request, choices }] : []));
    const text = cartConflictMessage(wanted.length, saveLines(cookies, wanted));
    notices.add({ kind: "warning", text, persist: true });
    return seeOther("/cart");
  }
  saveCartId(cookies, cart);
  if (lastOrder) await saveAgreement(shop, cart, lastOrder);
  const text = paymentFailureText(reason) ?? "The payment was not made.";
  notices.add({ kind: reason === "canceled" ? "warning" : "danger", text: `${text} ${UNCHANGED}`, persist: true });
  return seeOther(to);
}

/**
 * The form that opens the provider's page for an unpaid order. Adds its target to the page's CSP.
 */
export async function openPaymentForm(shop: Shop, payment: Payment, origin: string) {
  const { method, order } = payment;
  const provider = providerOf(method);
  if (!order || !provider?.paymentForm) return { form: null, canPrepare: false };
  const form = await provider.paymentForm(shop, order, await paymentReturnUrls(shop, origin, payment));
  if (form) shop.formTargets.push(new URL(form.action).origin);
  return { form, canPrepare: order.session === null };
}

export async function retryPreparation(shop: Shop, origin: string): Promise<void> {
  const payment = getOpenPayment(shop);
  if (!payment?.order || payment.order.session !== null) return;
  if ((await getPaymentStatus(shop, payment)).kind !== "unpaid") return;
  const session = await preparePayment(shop, payment.method, { number: payment.order.number, origin });
  if (session !== null) savePaymentSession(shop.cookies, session);
}

/**
 * The provider's session of an order. Null if it needs none, or on failure: the payment page then
 * offers a retry.
 */
export async function preparePayment(shop: Shop, method: string | null, order: OrderToPrepare): Promise<string | null> {
  const preparation = providerOf(method)?.preparePayment?.(shop, order);
  if (!preparation) return null;
  return optional(shop, { name: "preparing a payment", level: "error", evenUnauthorized: true }, preparation);
}

/**
 * Handles a provider's cross-site POST to a return URL. It has no cookies, so everything needed is
 * sealed in the URL. The backend verifies the payment; the redirect target is then loaded with
 * cookies. Expired payments are left to the backend's webhook.
 */
export async function acceptPaymentCallback({ shop, url, params, form }: Omit<ShopActionArgs, "request">) {
  const payment = await paymentOfReturn(shop, params["state"]);
  const provider = providerOf(payment?.method ?? null);
  if (!payment?.order || !provider?.acceptCallback) return seeOther(`${url.pathname}?result=checking`);
  const answer = await provider.acceptCallback(shop, payment.order, form);
  if (answer.kind === "paid") return seeOther(await paymentReturnPath(shop, { ...payment, isPaid: true }));
  return seeOther(`${url.pathname}?result=${answer.result}`);
}

/**
 * Reports the purchase of this browser's last order, unless already reported. Call it wherever an
 * order paid at a provider is found to be placed.
 */
export function reportPurchase(shop: Shop): void {
  const lastOrder = takeUnreportedOrder(shop.cookies);
  if (!lastOrder) return;
  sendPurchase(shop, lastOrder.number, async () => {
    const { order } = await readPlacedOrder(shop, lastOrder);
    return order && toSoldGoods(order);
  });
}

/**
 * Reports the refund of an order, read before it was cancelled. No purchase was reported of one
 * that was never paid.
 */
export function reportRefund(shop: Shop, order: Order): void {
  const isUnpaid = isPending(order) && order.paymentCode !== null && providerOf(order.paymentCode) !== null;
  if (!isUnpaid) sendRefund(shop, order);
}
