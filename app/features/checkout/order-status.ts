import type { MetaDescriptor } from "@remix-run/react";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { OrderKey } from "~/features/orders/order-cookies.server";
import type { ProviderPaymentStatus } from "~/lib/commerce/model/payment";
import type { Result, Problem } from "~/lib/commerce/model/problem";

/**
 * Placing an order as a state machine: one function for each of the four events returns the next
 * status, which `STATUS_PAGES` and the pages below show. A status that the backend has not
 * confirmed is `checking` or `likely`.
 *
 * Order sent:
 * - an order number: `placed`, or `unpaid` if a provider takes the payment
 * - rejected, and the cart is open: `rejected`, the payment step with the reason
 * - no answer, or an unclear one: `checking`, a page that reloads for a minute
 *
 * Cart read:
 * - gone, and the order is known: `placed`, or `unpaid`
 * - gone, and nothing else is known: `likely`, a page with advice
 * - open within the first minute, or no answer: `checking`
 * - open after a minute: `not-ordered`, the payment step with a notice
 *
 * Payment read:
 * - nothing to pay: `placed`
 * - unpaid: `unpaid`; with `mayBePaid` if the return URL does not say more
 * - unpaid, but paid according to the return URL: `confirming`, a page that reloads
 * - unpaid and the verification was not answered, or no answer at all: `checking`
 * - the cart has no order (any more): `not-ordered`, the restored cart with a notice
 * - not available to this shopper: `login-required`, a link to log in
 *
 * Order read: `cancelled` or `closed`.
 */
export type OrderStatus =
  | ({ readonly kind: "placed" } & OrderKey)
  /**
   * `reason`: message why it was not paid. `mayBePaid`: the backend does not show this shopper the
   * payment status.
   */
  | {
      readonly kind: "unpaid";
      readonly number: OrderNumber | null;
      readonly reason: string | null;
      readonly mayBePaid?: boolean | undefined;
    }
  | { readonly kind: "rejected"; readonly problems: readonly Problem[] }
  | { readonly kind: "checking" }
  | { readonly kind: "likely" }
  | { readonly kind: "not-ordered" }
  | { readonly kind: "confirming"; readonly number: OrderNumber }
  | { readonly kind: "login-required"; readonly number: OrderNumber }
  | { readonly kind: "cancelled"; readonly number: OrderNumber }
  | { readonly kind: "closed"; readonly number: OrderNumber };

export type StatusOf<Kind extends OrderStatus["kind"]> = Extract<OrderStatus, { readonly kind: Kind }>;

export type PaymentStatus = ProviderPaymentStatus | StatusOf<"checking">;

/** `answer` is null when it is unclear whether an order was placed. */
export function afterSending(
  answer: Result<{ readonly order: OrderKey; readonly isPaidLater: boolean }> | null,
): StatusOf<"placed" | "unpaid" | "rejected" | "checking"> {
  if (answer === null) return { kind: "checking" };
  if (!answer.ok) return { kind: "rejected", problems: answer.problems };
  const { number, email, proof } = answer.order;
  return answer.isPaidLater ? { kind: "unpaid", number, reason: null } : { kind: "placed", number, email, proof };
}

/**
 * The cart of an order whose answer was lost. `isOpen` is null when the backend does not answer.
 */
export type CartReading =
  | { readonly isOpen: true | null; readonly isBeingOrdered: boolean }
  | { readonly isOpen: false; readonly number: OrderNumber | null; readonly isUnpaid: boolean };

export function afterReadingCart(
  reading: CartReading,
): StatusOf<"placed" | "unpaid" | "likely" | "checking" | "not-ordered"> {
  if (reading.isOpen !== false) {
    return { kind: reading.isOpen && !reading.isBeingOrdered ? "not-ordered" : "checking" };
  }
  const { number, isUnpaid } = reading;
  if (isUnpaid) return { kind: "unpaid", number, reason: null };
  return number === null ? { kind: "likely" } : { kind: "placed", number, email: null, proof: null };
}

/** Of a return URL that does not say how the payment ended. */
export const UNKNOWN_RESULT = "unknown";

/** Results after which the shopper may have paid, although the backend knows nothing of it. */
const MAY_BE_PAID: readonly (string | null)[] = [UNKNOWN_RESULT, "unverified"];

/**
 * `result` comes from the provider's return URL. It can be forged, so it only selects the wording.
 */
export function afterReadingPayment(
  status: { readonly kind: PaymentStatus["kind"]; readonly mayBePaid?: boolean },
  { number, email, proof }: OrderKey,
  result: string | null,
): StatusOf<"placed" | "unpaid" | "confirming" | "not-ordered" | "login-required" | "checking"> {
  const { kind } = status;
  switch (kind) {
    case "placed":
      return { kind, number, email, proof };
    case "unpaid":
      if (result === "approved") return { kind: "confirming", number };
      if (result === "checking") return { kind: "checking" };
      return {
        kind,
        number,
        reason: paymentFailureText(result),
        mayBePaid: status.mayBePaid || MAY_BE_PAID.includes(result) || undefined,
      };
    case "login-required":
      return { kind, number };
    case "not-ordered":
    case "checking":
      return { kind };
  }
}

export function afterReadingOrder(placed: StatusOf<"placed">, ended: "cancelled" | "closed" | null) {
  return ended ? { kind: ended, number: placed.number } : placed;
}

/** Statuses that the order page shows. `reloads`: the page reloads by itself for a minute. */
export const STATUS_PAGES = {
  unpaid: { heading: "Your order is waiting for payment", reloads: false },
  checking: { heading: "We are checking whether your order went through", reloads: true },
  likely: { heading: "Your order was most likely placed", reloads: false },
  confirming: { heading: "Payment received. We are confirming your order", reloads: true },
  "login-required": { heading: "Please log in to see your order", reloads: false },
  cancelled: { heading: "Your order was cancelled", reloads: false },
  closed: { heading: "Your order is closed", reloads: false },
} as const satisfies Partial<Record<OrderStatus["kind"], { readonly heading: string; readonly reloads: boolean }>>;

export type UnsettledStatus = StatusOf<keyof typeof STATUS_PAGES>;

const PAYMENT_FAILURES: Readonly<Record<string, string>> = {
  canceled: "You left the payment page before paying.",
  insufficient_funds: "Your bank declined the payment: not enough balance.",
  challenge_failed: "The code from your bank was incorrect, so the payment was not made.",
  declined: "Your bank declined the payment.",
  timed_out: "The payment was not finished in time.",
  unverified:
    "Your payment could not be confirmed. If your bank shows it as paid, please do not pay again, but call us with the order number.",
};

export function paymentFailureText(reason: string | null): string | null {
  return reason !== null && Object.hasOwn(PAYMENT_FAILURES, reason) ? (PAYMENT_FAILURES[reason] ?? null) : null;
}

export const PAY = "/checkout/pay";

/** Distinct from `PAY`, because another order of this browser may be unpaid. */
export const APPROVE = `${PAY}?approve=1`;

export const PAY_ANOTHER_WAY = "pay-another-way";

/** Customers cancel the order if the backend allows it; otherwise it expires. */
export type PaymentChangeOption = "cancels" | "lapses";

/** Payments are usually confirmed within seconds; stop after a minute. */
const MAX_ROUNDS = 12;
const SECONDS = 5;

export function roundOf({ searchParams }: URL): number {
  const round = Number(searchParams.get("round"));
  return Number.isInteger(round) && round > 0 ? Math.min(round, MAX_ROUNDS) : 0;
}

export function isLastRound(round: number): boolean {
  return round >= MAX_ROUNDS;
}

export function refreshMeta({ pathname, search }: { pathname: string; search: string }): MetaDescriptor[] {
  const url = new URL(pathname + search, "http://shop");
  const round = roundOf(url);
  if (isLastRound(round)) return [];
  url.searchParams.set("round", String(round + 1));
  return [{ httpEquiv: "refresh", content: `${SECONDS};url=${url.pathname}${url.search}` }];
}
