import type { NewerName } from "~/lib/commerce/model/capabilities";
import type { OrderNumber } from "~/lib/commerce/model/ids";
import type { HostedPayment, PaymentMethodInput } from "~/lib/commerce/model/payment";
import type { Shop } from "~/lib/server/request/shop.server";
import type { IconName } from "~/ui/icon";
import type { OrderToPay, Payment, PaymentReturnUrls } from "./return-urls.server";

/**
 * A provider whose own page takes the payment of an order. The result is always read from the backend, because a return URL can be forged. To add a
 * provider, add a folder here and a line to `providers.server.ts` (docs/decisions/0058).
 */
export interface PaymentProvider {
  /** The backend's payment method code. */
  readonly method: string;
  /** Description below the title. */
  readonly note: string;
  readonly icon: IconName;
  /** Required capability of the backend; without it the method is not offered. */
  readonly needs?: NewerName;
  /** Currencies that the provider does not take. */
  readonly refusedCurrencies?: readonly string[];
  /** Input for setting the method. */
  paymentMethodInput(urls: PaymentReturnUrls): PaymentMethodInput;
  /** Payment state of the order made from the cart. Throws `CommerceError` "unavailable" when there is no answer. */
  getPaymentStatus(shop: Shop, payment: Payment): Promise<HostedPayment>;
  /**
   * Prepares the payment of an order that was just placed; called once per order, and again on request after a failure. Returns what is kept sealed as
   * the order's `session`; null if the provider refused.
   */
  preparePayment?(shop: Shop, order: OrderToPrepare): Promise<string | null>;
  /** The form that enters the payment page, for a page that is not entered by a URL. Null while nothing is prepared. */
  paymentForm?(shop: Shop, order: OrderToPay, urls: PaymentReturnUrls): Promise<PaymentForm | null>;
  /** Reads the provider's callback, a post to the return URL, and has the backend verify it. */
  acceptCallback?(shop: Shop, order: OrderToPay, form: FormData): Promise<CallbackResult>;
  /** Cancels the unpaid order and makes its cart active again. False if the backend refused. */
  cancelOrder?(shop: Shop, number: OrderNumber): Promise<boolean>;
}

export interface OrderToPrepare {
  readonly number: OrderNumber;
  /** This shop's origin as the browser sees it. */
  readonly origin: string;
}

/** Fields that the shopper's browser posts to the payment page. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** `paid` only if the backend said so. `result`: how it went, as `order-status.ts` has words for it. */
export type CallbackResult = { readonly kind: "paid" } | { readonly kind: "not-paid"; readonly result: string };
