/** A way to pay and, for a provider's page, where it sends the shopper afterwards: whole addresses. */
export interface PaymentChoice {
  readonly code: string;
  readonly comeBackTo?: { readonly paid: string; readonly notPaid: string };
}

/**
 * How the order of a cart stands with its payment on a provider's page: still to be paid there; nothing to be paid any more;
 * no order at all, because the cart was never ordered or came back when the payment failed; or nothing that whoever asks may know.
 */
export type HostedPayment =
  | { readonly kind: "open"; readonly page: string }
  | { readonly kind: "over" }
  | { readonly kind: "no-order" }
  | { readonly kind: "not-told" };
