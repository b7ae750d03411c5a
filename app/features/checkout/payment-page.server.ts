import { keepPaymentSession } from "~/features/orders/order-cookies.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Shop } from "~/lib/server/request/shop.server";
import type { PaymentForm } from "./payment-providers/payment-provider";
import { providerOf } from "./payment-providers/providers.server";
import { paymentReturnUrls, type Payment } from "./payment-providers/return-urls.server";
import { getPaymentStatus, openPayment } from "./payment-status.server";

interface OpenedForm {
  readonly form: PaymentForm | null;
  /** Whether the payment still has to be prepared. */
  readonly canPrepare: boolean;
}

/** The form that enters the provider's page for an unpaid order. Only this page may send forms there. */
export async function openPaymentForm(shop: Shop, payment: Payment, origin: string): Promise<OpenedForm> {
  const { method, order } = payment;
  const provider = method === null ? null : providerOf(method);
  if (!order || !provider?.paymentForm) return { form: null, canPrepare: false };
  const form = await provider.paymentForm(shop, order, await paymentReturnUrls(shop, origin, payment));
  if (form) shop.formTargets.push(new URL(form.action).origin);
  return { form, canPrepare: order.session === null };
}

/** Prepares the payment of this browser's unpaid order, unless it is prepared or not due. */
export async function preparePayment(shop: Shop, origin: string): Promise<void> {
  const payment = openPayment(shop);
  const provider = payment?.method ? providerOf(payment.method) : null;
  if (!payment?.order || payment.order.session !== null || !provider?.preparePayment) return;
  if ((await getPaymentStatus(shop, payment)).kind !== "unpaid") return;
  try {
    const session = await provider.preparePayment(shop, { number: payment.order.number, origin });
    if (session !== null) keepPaymentSession(shop.cookies, session);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("error", "a payment could not be prepared", { kind: error.kind, error });
  }
}
