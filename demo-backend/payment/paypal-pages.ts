import { setTimeout as wait } from "node:timers/promises";
import type { HttpRequest, HttpResponse } from "../http/http-message.ts";
import type { PaypalApproval } from "../store/paypal-store.ts";
import { page, redirect, type HostedPagesOptions } from "./hosted-pages.ts";
import { approvalPage, unknownPaymentPage } from "./pay-page.ts";

const path = "/paypal/checkoutnow";

/** Approves, but the charge of its order is declined. */
export const decliningPayer = "REFUSINGPAYER";
/** Payer ids by account of the sandbox. */
const accounts = { good: "GOODPAYER1234", slow: "SLOWPAYER1234", refusing: decliningPayer };

/** PayPal's own limit. */
const validMilliseconds = 3 * 3600_000;

export function paypalPageUrl(baseUrl: string, token: string): string {
  return `${baseUrl}${path}?token=${token}`;
}

export function isOpenApproval({ createdAt, orderId }: PaypalApproval, now: Date): boolean {
  return orderId === null && now.getTime() - Date.parse(createdAt) < validMilliseconds;
}

/**
 * PayPal's page: the shopper approves with one of the sandbox's accounts, which charges nothing, or
 * cancels.
 */
export function createPaypalPages({ store, settings, now, sandbox }: HostedPagesOptions) {
  return {
    handles: (requestPath: string) => requestPath === path,
    async answer({ method, url, body }: HttpRequest): Promise<HttpResponse> {
      const approval = store.paypal.byToken(url.searchParams.get("token") ?? "");
      if (!approval || !isOpenApproval(approval, now())) return page(404, unknownPaymentPage(), []);
      const fields = new URLSearchParams(method === "POST" ? body : "");
      if (fields.get("way") === "cancel") return redirect(withQuery(approval.cancelUrl, { token: approval.token }));
      const account = fields.get("account");
      if (account === "good" || account === "slow" || account === "refusing") {
        const PayerID = accounts[account];
        store.paypal.approve(approval.token, PayerID);
        if (account === "slow") await wait(sandbox.slowMilliseconds);
        return redirect(withQuery(approval.returnUrl, { token: approval.token, PayerID }));
      }
      const origins = [approval.returnUrl, approval.cancelUrl].map((url) => new URL(url).origin);
      return page(200, approvalPage(settings.storeName), origins);
    },
  };
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
