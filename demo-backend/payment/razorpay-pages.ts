import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpRequest, HttpResponse } from "../http/http-message.ts";
import { payRazorpayOrder } from "../order-lifecycle/pay-razorpay-order.ts";
import { escapeHtml } from "../rules/html.ts";
import { toMoney } from "../rules/money.ts";
import type { RazorpayOrder } from "../store/razorpay-store.ts";
import { page, redirect, type HostedPagesOptions } from "./hosted-pages.ts";
import { challengePage, finishedPage, payPage, unknownPaymentPage, type PayPageView } from "./pay-page.ts";
import { razorpayKey, signPayment } from "./razorpay-signature.ts";
import { challengeCode, checkPaymentDetails } from "./test-payment-details.ts";

const entryPath = "/razorpay/v1/checkout/embedded";
const payPath = "/razorpay/pay";
const webhookDelay = 250;

/**
 * Razorpay's hosted page: entered by a form post, left by a form post to `callback_url` (without
 * script by a button), or to `cancel_url`.
 */
export function createRazorpayPages(options: HostedPagesOptions) {
  const { store, now, sandbox, log } = options;
  const pending = new Set<NodeJS.Timeout>();

  const notify = (order: RazorpayOrder, payment: string, when: "first" | "later"): void => {
    const settle = () => payRazorpayOrder(store, order.orderId, { payment, now: now() });
    if (when === "first") return settle();
    const timer = setTimeout(() => {
      pending.delete(timer);
      try {
        settle();
      } catch (error) {
        log(error);
      }
    }, webhookDelay);
    pending.add(timer);
  };

  const pay = async (order: RazorpayOrder, urls: Urls, fields: URLSearchParams): Promise<HttpResponse> => {
    const view = viewOf(options, order);
    if (!view) return page(404, unknownPaymentPage(), []);
    if (fields.get("way") === "cancel") return redirect(urls.cancel);
    if (order.paymentId !== null) return leavePage(view, urls, "This order is paid.", paidFields(options, order));
    const isCode = fields.get("way") === "challenge";
    const verdict = isCode
      ? fields.get("code")?.trim() === challengeCode
        ? ({ kind: "approved" } as const)
        : ({ kind: "challenge" } as const)
      : checkPaymentDetails(fields, now());
    switch (verdict.kind) {
      case "mistake":
        return page(422, payPage({ ...view, mistake: verdict, entered: fields }), origins(urls));
      case "challenge":
        return page(200, challengePage(view), origins(urls));
      case "declined":
        return leavePage(view, urls, "The payment was declined.", {
          "error[code]": "BAD_REQUEST_ERROR",
          "error[description]": "The payment was declined by the bank.",
          "error[reason]": verdict.reason === "insufficient_funds" ? "insufficient_funds" : "payment_declined",
          "error[metadata]": JSON.stringify({ order_id: order.id }),
        });
      case "approved":
      case "slow": {
        const payment = `pay_${randomBytes(8).toString("hex")}`;
        store.razorpay.pay(order.id, payment);
        const paid = store.razorpay.byId(order.id) ?? order;
        const when = verdict.kind === "slow" ? "first" : sandbox.webhook;
        if (when !== "never") notify(paid, paid.paymentId ?? payment, when);
        if (verdict.kind === "slow") await wait(sandbox.slowMilliseconds);
        return leavePage(view, urls, "The payment was received.", paidFields(options, paid));
      }
    }
  };

  return {
    handles: (path: string) => path.startsWith("/razorpay/"),
    async answer({ method, url, body }: HttpRequest): Promise<HttpResponse> {
      const fields = new URLSearchParams(body);
      if (url.pathname === entryPath)
        return method === "POST" ? enter(options, fields) : page(404, unknownPaymentPage(), []);
      const urls = urlsOf(url.searchParams);
      const order = store.razorpay.byId(url.searchParams.get("order_id") ?? "");
      if (url.pathname !== payPath || !urls || !order) return page(404, unknownPaymentPage(), []);
      if (method === "POST") return pay(order, urls, fields);
      const view = viewOf(options, order);
      return view ? page(200, payPage(view), origins(urls)) : page(404, unknownPaymentPage(), []);
    },
    close() {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    },
  };
}

interface Urls {
  callback: string;
  cancel: string;
}

function urlsOf(fields: URLSearchParams): Urls | null {
  const [callback = "", cancel = ""] = [fields.get("callback_url"), fields.get("cancel_url")].map((url) => url ?? "");
  return [callback, cancel].every((url) => /^https?:/.test(url) && URL.canParse(url)) ? { callback, cancel } : null;
}

/** Key, amount in paise and currency must match the order. */
function enter(options: HostedPagesOptions, fields: URLSearchParams): HttpResponse {
  const order = options.store.razorpay.byId(fields.get("order_id") ?? "");
  const due = order && dueOf(options, order);
  const isValid =
    due && urlsOf(fields) && fields.get("key_id") === razorpayKey && fields.get("currency") === due.currency;
  if (!isValid || fields.get("amount") !== String(Math.round(due.value * 100)))
    return page(400, unknownPaymentPage(), []);
  const hiddenFields = ["order_id", "callback_url", "cancel_url"].map((name): [string, string] => [
    name,
    fields.get(name) ?? "",
  ]);
  return redirect(`${payPath}?${new URLSearchParams(hiddenFields).toString()}`);
}

function dueOf({ store }: HostedPagesOptions, { orderId }: RazorpayOrder) {
  const order = store.orders.orderById(orderId);
  return order && { ...toMoney(order.grandTotal, { code: order.currency, rate: order.currencyRate }), order };
}

function viewOf(options: HostedPagesOptions, order: RazorpayOrder): PayPageView | null {
  const due = dueOf(options, order);
  if (!due) return null;
  const amount = `${due.currency} ${due.value.toFixed(2)}`;
  const shopName = options.settings.storeName;
  return { shopName, orderNumber: due.order.number, amount, mistake: null, entered: new URLSearchParams() };
}

function paidFields({ store }: HostedPagesOptions, { id, paymentId }: RazorpayOrder): Record<string, string> {
  const payment = paymentId ?? "";
  const signature = signPayment(id, payment, store.hostedPayments.secret());
  return { razorpay_payment_id: payment, razorpay_order_id: id, razorpay_signature: signature };
}

function leavePage(view: PayPageView, urls: Urls, message: string, fields: Record<string, string>): HttpResponse {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const form = `<form method="post" action="${escapeHtml(urls.callback)}">${inputs.join("")}<button>Back to the shop</button></form>`;
  return page(200, finishedPage(view, { message, backUrl: urls.callback, form }), origins(urls));
}

function origins({ callback, cancel }: Urls): string[] {
  return [callback, cancel].map((url) => new URL(url).origin);
}
