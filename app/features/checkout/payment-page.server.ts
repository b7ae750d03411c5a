import { savePaymentSession } from "~/features/orders/order-cookies.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { withFallback } from "~/lib/server/request/optional.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import type { OrderToPrepare, PaymentForm } from "./payment-providers/payment-provider";
import { providerOf } from "./payment-providers/providers.server";
import {
  paymentOfReturn,
  paymentReturnPath,
  paymentReturnUrls,
  type Payment,
} from "./payment-providers/return-urls.server";
import { getPaymentStatus, openPayment } from "./payment-status.server";

interface OpenedForm {
  readonly form: PaymentForm | null;
  readonly canPrepare: boolean;
}

/** The form that opens the provider's page for an unpaid order. Adds its target to the page's CSP. */
export async function openPaymentForm(shop: Shop, payment: Payment, origin: string): Promise<OpenedForm> {
  const { method, order } = payment;
  const provider = providerOf(method);
  if (!order || !provider?.paymentForm) return { form: null, canPrepare: false };
  const form = await provider.paymentForm(shop, order, await paymentReturnUrls(shop, origin, payment));
  if (form) shop.formTargets.push(new URL(form.action).origin);
  return { form, canPrepare: order.session === null };
}

export async function retryPreparation(shop: Shop, origin: string): Promise<void> {
  const payment = openPayment(shop);
  if (!payment?.order || payment.order.session !== null) return;
  if ((await getPaymentStatus(shop, payment)).kind !== "unpaid") return;
  const session = await preparePayment(shop, payment.method, { number: payment.order.number, origin });
  if (session !== null) savePaymentSession(shop.cookies, session);
}

/** The provider's session of an order. Null if it needs none, or on failure: the payment page then offers a retry. */
export async function preparePayment(shop: Shop, method: string | null, order: OrderToPrepare): Promise<string | null> {
  const preparing = providerOf(method)?.preparePayment?.(shop, order);
  return preparing
    ? withFallback(shop, preparing, { failure: "a payment could not be prepared", fallback: null })
    : null;
}

/**
 * Handles a provider's cross-site POST to a return URL. It has no cookies, so everything needed is sealed in the URL. The backend verifies
 * the payment; the redirect target is then loaded with cookies. Expired payments are left to the backend's webhook.
 */
export async function acceptPaymentCallback({
  shop,
  url,
  params,
  form,
}: Pick<ShopActionArgs, "shop" | "url" | "params" | "form">): Promise<Response> {
  const payment = await paymentOfReturn(shop, params["state"]);
  const provider = providerOf(payment?.method ?? null);
  if (!payment?.order || !provider?.acceptCallback) return seeOther(`${url.pathname}?result=checking`);
  const answer = await provider.acceptCallback(shop, payment.order, form);
  if (answer.kind === "paid") return seeOther(await paymentReturnPath(shop, { ...payment, isPaid: true }));
  return seeOther(`${url.pathname}?result=${answer.result}`);
}
