/** Sent to the backend as is; the payment provider adds its own fields. */
export interface PaymentMethodInput {
  readonly code: string;
  readonly [field: string]: unknown;
}

/**
 * Payment of an order on a provider's page. `unpaid`: with the page's URL, or null where payment is
 * a form; `mayBePaid`: the backend does not tell this caller whether it was paid. `placed`: nothing
 * to pay. `not-ordered`: the cart was never ordered, or was restored when the payment failed.
 * `login-required`: another customer's order.
 */
export type ProviderPaymentStatus =
  | { readonly kind: "unpaid"; readonly page: string | null; readonly mayBePaid?: boolean }
  | { readonly kind: "placed" }
  | { readonly kind: "not-ordered" }
  | { readonly kind: "login-required" };
