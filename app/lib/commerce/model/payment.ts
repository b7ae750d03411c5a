/** A payment method and, for a provider's page, the absolute URLs it returns the shopper to. */
export interface PaymentChoice {
  readonly code: string;
  readonly comeBackTo?: { readonly paid: string; readonly notPaid: string };
}

/**
 * Payment state of an order that is paid on a provider's page. `open`: still to be paid there; `over`: nothing to pay any more; `no-order`: the cart
 * was never ordered, or was restored when the payment failed; `unknown`: the caller may not know.
 */
export type HostedPayment =
  | { readonly kind: "open"; readonly page: string }
  | { readonly kind: "over" }
  | { readonly kind: "no-order" }
  | { readonly kind: "unknown" };
