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
