import { optional } from "~/lib/async/optional";
import type {
  CallbackResult,
  PaymentForm,
  PaymentProvider,
} from "~/features/checkout/payment-providers/payment-provider";
import type { OrderToPay, Payment, PaymentReturnUrls } from "~/features/checkout/payment-providers/return-urls.server";
import { readOrder } from "~/features/orders/load-order.server";
import { orderCopyOf } from "~/features/orders/order-cookies.server";
import type { Address } from "~/lib/commerce/model/address";
import { terminalStatus, isPending } from "~/lib/commerce/model/order";
import type { ProviderPaymentStatus } from "~/lib/commerce/model/payment";
import { createOnce } from "~/lib/server/request/once.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { createRazorpay, type RazorpayOrder } from "./backend.server";
import { fullName } from "~/lib/format/full-name";

const PAGE = "https://api.razorpay.com/v1/checkout/embedded";

const moduleOf = ({ commerce }: Shop) => commerce.module(createRazorpay);

/**
 * Razorpay's hosted page through its Magento module: place the order, create Razorpay's order for
 * it, post a form to Razorpay's page, have the backend verify what the page posts back. Each order
 * has one order at Razorpay, which takes one payment, so it cannot be paid twice.
 */
export const razorpay: PaymentProvider = {
  method: "razorpay",
  note: "UPI, card, net banking or wallet. You return here after paying.",
  icon: "card",
  needs: "module.placeRazorpayOrder",
  unsupportedCurrencies: ["KWD", "OMR", "BHD"],
  paymentMethodInput: () => ({ code: "razorpay" }),
  getPaymentStatus,
  async preparePayment(shop, { number, origin }) {
    const started = await moduleOf(shop).start(number, `${shop.config.publicOrigin ?? origin}/checkout`);
    if (started.ok) return JSON.stringify(started.order);
    shop.log("error", "Razorpay rejected an order", { order: number, reason: started.reason });
    return null;
  },
  paymentForm,
  acceptCallback,
  cancelOrder: (shop, number) => moduleOf(shop).resetCart(number),
};

/**
 * Derived from the order's status: the module has no query. Guests on Magento 2.4.6 and other
 * browsers only see whether the order's cart is active again.
 */
async function getPaymentStatus(shop: Shop, { cart, order: wanted }: Payment): Promise<ProviderPaymentStatus> {
  if (!wanted) return { kind: "not-ordered" };
  const { order } = await readOrder(shop, wanted);
  if (order?.paymentCode && order.paymentCode !== "razorpay") return { kind: "not-ordered" };
  if (order && !isPending(order) && terminalStatus(order) === null) return { kind: "placed" };
  const isCartOpen = order && isPending(order) ? false : (await shop.commerce.cart.get(cart)) !== null;
  if (isCartOpen) return { kind: "not-ordered" };
  // Cancelled by staff: nothing is due, and the order page shows the cancellation.
  if (order && !isPending(order)) return { kind: "placed" };
  return order ? { kind: "unpaid", page: null } : { kind: "unpaid", page: null, mayBePaid: true };
}

async function paymentForm(shop: Shop, order: OrderToPay, urls: PaymentReturnUrls): Promise<PaymentForm | null> {
  const session = readSession(order);
  if (!session) return null;
  const [account, store, payer] = await Promise.all([
    moduleOf(shop).account(),
    shop.commerce.content.store(),
    payerOf(shop, order),
  ]);
  if (!account) {
    shop.log("error", "Razorpay has no key in the backend's settings");
    return null;
  }
  const { id, amount } = session;
  const { paymentSandbox } = shop.config;
  return {
    action: paymentSandbox ? new URL("/razorpay/v1/checkout/embedded", paymentSandbox).href : PAGE,
    fields: {
      key_id: account.key,
      order_id: id,
      amount: String(amount.minor),
      currency: amount.currency,
      name: account.name ?? store.name,
      description: `Order ${order.number}`,
      ...(order.email && { "prefill[email]": order.email }),
      ...(payer && { "prefill[name]": fullName(payer), "prefill[contact]": payer.phone }),
      "notes[merchant_order_id]": order.number,
      callback_url: urls.paid,
      cancel_url: urls.notPaid,
    },
  };
}

/** Prefills Razorpay's form: the billing address of this browser's order copy, or of the order. */
async function payerOf(shop: Shop, order: OrderToPay): Promise<Address | null> {
  const copied = orderCopyOf(shop.cookies)?.billingAddress;
  if (copied) return copied;
  const found = await optional(
    shop,
    { name: "address of a payment form", only: "unavailable" },
    readOrder(shop, order),
  );
  return found?.order?.billingAddress ?? null;
}

function readSession({ session }: OrderToPay): RazorpayOrder | null {
  return session === null ? null : (JSON.parse(session) as RazorpayOrder); // sealed by this shop
}

/**
 * Verifies each payment once, however often it is posted. `timeoutMs`: longer than a write may
 * take.
 */
const verifications = createOnce<CallbackResult>({
  name: "payment",
  timeoutMs: 25_000,
  isReusable: ({ kind }) => kind === "paid",
});

async function acceptCallback(shop: Shop, order: OrderToPay, form: FormData): Promise<CallbackResult> {
  const payment = textOf(form, "razorpay_payment_id");
  const signature = textOf(form, "razorpay_signature");
  if (payment === "" || signature === "") return { kind: "not-paid", result: resultOf(form) };
  if (textOf(form, "razorpay_order_id") !== readSession(order)?.id) return { kind: "not-paid", result: "unverified" };
  const { number } = order;
  const unanswered = { kind: "not-paid", result: "checking" } as const;
  const verify = async (): Promise<CallbackResult> => {
    const verification = moduleOf(shop).verify({ number, payment, signature });
    const isPaid = await optional(
      shop,
      { name: "verifying a payment", level: "error", evenUnauthorized: true },
      verification,
    );
    if (isPaid === null) return unanswered;
    return isPaid ? { kind: "paid" } : { kind: "not-paid", result: "unverified" };
  };
  return (await verifications.run(`${number} ${payment}`, verify, shop.shared)) ?? unanswered;
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/cancel/, "canceled"],
  [/insufficient/, "insufficient_funds"],
  [/otp|pin|authentication/, "challenge_failed"],
  [/time/, "timed_out"],
];

function resultOf(form: FormData): string {
  const reason = textOf(form, "error[reason]").toLowerCase();
  return REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? "declined";
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
