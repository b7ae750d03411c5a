import { setTimeout as wait } from "node:timers/promises";
import type { HttpResponse, HttpRequest } from "../http/http-message.ts";
import { settlePayment, type PaymentResult } from "../order-lifecycle/settle-payment.ts";
import { toAmount } from "../rules/money.ts";
import type { BackendSettings } from "../rules/shop-settings.ts";
import { withResult } from "../rules/return-address.ts";
import type { Store } from "../store/database.ts";
import type { HostedPayment, HostedStatus } from "../store/hosted-payment-store.ts";
import { challengePage, finishedPage, payPage, unknownPaymentPage, type PayPageView } from "./pay-page.ts";
import { submitPaymentDetails } from "./provider.ts";
import { readSigned, signedFields } from "./signature.ts";

export interface SandboxOptions {
  /** When the webhook is sent, relative to the redirect. */
  webhook: "first" | "later" | "never";
  /** Delay of the slow card, whose webhook always precedes the redirect. */
  slowMilliseconds: number;
}

interface HostedPages {
  handles(path: string): boolean;
  answer(request: HttpRequest): Promise<HttpResponse>;
  close(): void;
}

export interface HostedPagesOptions {
  store: Store;
  settings: BackendSettings;
  now(): Date;
  sandbox: SandboxOptions;
  log(error: unknown): void;
}

const providerPath = "/sandbox-pay/";
const returnPath = "/payment/hosted-pro/return";
const webhookPath = "/payment/hosted-pro/webhook";
const webhookDelay = 250;

export function hostedPaymentUrl(baseUrl: string, paymentId: string): string {
  return `${baseUrl}${providerPath}${paymentId}`;
}

/**
 * The provider's page and the shop's endpoints for its result (redirect and webhook). Both carry
 * the same signed result; the first one settles the order.
 */
export function createHostedPages(options: HostedPagesOptions): HostedPages {
  const { store, now, sandbox, log } = options;
  const pending = new Set<NodeJS.Timeout>();
  const webhook = (body: string): HttpResponse => receiveWebhook(options, body);

  const notify = (result: PaymentResult, when: "first" | "later"): void => {
    const body = signedFields(result, store.hostedPayments.secret()).toString();
    if (when === "first") return void webhook(body);
    const timer = setTimeout(() => {
      pending.delete(timer);
      try {
        webhook(body);
      } catch (error) {
        log(error);
      }
    }, webhookDelay);
    pending.add(timer);
  };

  const submit = async (payment: HostedPayment, fields: URLSearchParams): Promise<HttpResponse> => {
    const { payment: submitted, mistake, isSlow } = submitPaymentDetails(store, payment, { fields, now: now() });
    const result = resultOf(submitted);
    if (result === null || mistake) return showPayment(options, submitted, { mistake, fields });
    if (isSlow) {
      notify(result, "first");
      await wait(sandbox.slowMilliseconds);
    } else if (sandbox.webhook !== "never") notify(result, sandbox.webhook);
    return redirect(`${returnPath}?${signedFields(result, store.hostedPayments.secret()).toString()}`);
  };

  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    const { method, url, body } = request;
    if (url.pathname === webhookPath) return method === "POST" ? webhook(body) : text(405, "Only POST here");
    if (url.pathname === returnPath) return receiveShopper(options, url.searchParams);
    const payment = store.hostedPayments.byId(url.pathname.slice(providerPath.length));
    if (!payment) return page(404, unknownPaymentPage(), []);
    if (method !== "POST") return showPayment(options, payment, { mistake: null, fields: new URLSearchParams() });
    return submit(payment, new URLSearchParams(body));
  };

  return {
    handles: (path) => path.startsWith(providerPath) || path === returnPath || path === webhookPath,
    answer,
    close() {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    },
  };
}

function receiveWebhook({ store, now }: HostedPagesOptions, body: string): HttpResponse {
  const result = readSigned(new URLSearchParams(body), store.hostedPayments.secret());
  if (!result) return text(403, "Not signed by the provider");
  settlePayment(store, result, now());
  return text(200, "ok");
}

/** Redirects even if the webhook came first. Rejects a tampered URL. */
function receiveShopper({ store, now }: HostedPagesOptions, fields: URLSearchParams): HttpResponse {
  const result = readSigned(fields, store.hostedPayments.secret());
  const payment = result && store.hostedPayments.byId(result.payment);
  if (!result || !payment) return page(403, unknownPaymentPage(), []);
  settlePayment(store, result, now());
  return redirect(withResult(result.result === "approved" ? payment.returnUrl : payment.cancelUrl, result));
}

interface Attempt {
  mistake: { field: string; message: string } | null;
  fields: URLSearchParams;
}

function showPayment(
  { store, settings }: HostedPagesOptions,
  payment: HostedPayment,
  { mistake, fields }: Attempt,
): HttpResponse {
  const order = store.orders.orderById(payment.orderId);
  if (!order) return page(404, unknownPaymentPage(), []);
  const view: PayPageView = {
    shopName: settings.storeName,
    orderNumber: order.number,
    amount: toAmount(payment.amount, { code: order.currency, rate: order.currencyRate }).toLocaleString("en-IN", {
      style: "currency",
      currency: order.currency,
    }),
    mistake,
    entered: fields,
  };
  const origins = [payment.returnUrl, payment.cancelUrl].map((url) => new URL(url).origin);
  const result = resultOf(payment);
  if (result) {
    const backUrl = `${returnPath}?${signedFields(result, store.hostedPayments.secret()).toString()}`;
    return page(200, finishedPage(view, { message: finishedMessages[payment.status], backUrl }), origins);
  }
  const html = payment.status === "challenge" ? challengePage(view) : payPage(view);
  return page(mistake ? 422 : 200, html, origins);
}

const finishedMessages: Record<HostedStatus, string> = {
  open: "",
  challenge: "",
  approved: "This order is paid.",
  declined: "This payment was declined.",
  canceled: "This payment was cancelled.",
};

function resultOf({ id, status, reason }: HostedPayment): PaymentResult | null {
  if (status === "open" || status === "challenge") return null;
  return { payment: id, result: status, reason: status === "declined" ? (reason ?? "declined") : "" };
}

export function redirect(location: string): HttpResponse {
  return { status: 303, headers: { location, ...privateHeaders }, body: "" };
}

function text(status: number, body: string): HttpResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...privateHeaders }, body };
}

/** The URL is secret: no caching, no referrer. */
const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Browsers apply form-action to the redirect after a form too, so it names the shop's origins. */
export function page(status: number, body: string, origins: readonly string[]): HttpResponse {
  const csp = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action ${["'self'", ...new Set(origins)].join(" ")}`;
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": csp, ...privateHeaders },
    body,
  };
}
