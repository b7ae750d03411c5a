import type { OrderNumber } from "./ids";
import type { Money } from "./money";

/** Input for setting a payment method, sent to the backend as it is: the code, and the fields that the method's payment provider adds. */
export interface PaymentMethodInput {
  readonly code: string;
  readonly [field: string]: unknown;
}

/**
 * Payment state of an order that is paid on a provider's page. `unpaid`: still to be paid there, with the URL of the page, or null where it is entered by
 * a form; `mayBePaid`: the backend tells this caller nothing about its payment; `placed`: nothing to pay any more; `not-ordered`: the
 * cart was never ordered, or was restored when the payment failed; `login-required`: the backend does not tell this caller.
 */
export type HostedPayment =
  | { readonly kind: "unpaid"; readonly page: string | null; readonly mayBePaid?: boolean }
  | { readonly kind: "placed" }
  | { readonly kind: "not-ordered" }
  | { readonly kind: "login-required" };

/** An order at Razorpay, which is paid on its page. */
export interface RazorpayOrder {
  readonly id: string;
  readonly amount: Money;
}

/**
 * Razorpay's module for Magento, in checkout/razorpay.server.ts. It does not check who calls: pass order numbers only from the shop's own sealed state.
 * Everything throws `unavailable` when there is no answer.
 */
export interface RazorpayArea {
  /** Null while the merchant has not entered a key. `name`: what the payment page calls the merchant. */
  account(): Promise<{ readonly key: string; readonly name: string | null } | null>;
  /** Creates Razorpay's order for an order of the shop. `referrer`: an absolute http(s) URL. */
  start(
    number: OrderNumber,
    referrer: string,
  ): Promise<{ readonly ok: true; readonly order: RazorpayOrder } | { readonly ok: false; readonly reason: string }>;
  /** Whether the backend accepted the payment for this order. Call it only once per payment. */
  verify(paid: { number: OrderNumber; payment: string; signature: string }): Promise<boolean>;
  /** Cancels the unpaid order and makes its cart active again. False if the order cannot be cancelled. */
  resetCart(number: OrderNumber): Promise<boolean>;
}
