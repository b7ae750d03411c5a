import type { NewerName } from "~/lib/commerce/model/capabilities";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import type { HostedPayment, PaymentMethodInput } from "~/lib/commerce/model/payment";
import type { Result } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/request/shop.server";
import type { IconName } from "~/ui/icon";
import type { OrderToPay, Payment, PaymentReturnUrls } from "./return-urls.server";

/** What every payment provider says about itself. To add a provider, see README.md. */
interface ProviderFacts {
  /** The backend's payment method code. */
  readonly method: string;
  /** Description below the title. */
  readonly note: string;
  readonly icon: IconName;
  /** Required capability of the backend; without it the method is not offered. */
  readonly needs?: NewerName;
  /** Currencies that the provider does not take. */
  readonly refusedCurrencies?: readonly string[];
}

/** A provider whose page takes the payment of an order. The result is always read from the backend, because a return URL can be forged. */
export interface PaymentProvider extends ProviderFacts {
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

/**
 * A provider whose page takes the shopper's approval before the order is placed. Nothing is ordered or charged there: the shopper comes back and
 * places the order, and the backend charges. Its return URL is opened by GET, so it is only remembered; the backend verifies the approval.
 */
export interface ApprovalProvider extends ProviderFacts {
  /** Starts an approval; may be called any number of times for a cart. Returns the address of the provider's page. */
  startApproval(shop: Shop, approval: ApprovalToStart): Promise<Result<{ readonly page: string }>>;
  /** What the query of the return URL says, kept sealed until the order is placed. Null if the shopper did not approve. */
  readReturn(query: URLSearchParams): ApprovalGiven | null;
  /** Input for setting the method, with an approval. */
  paymentMethodInput(approval: ApprovalGiven): PaymentMethodInput;
}

interface ApprovalToStart {
  readonly cart: CartId;
  /** Absolute, without a query; also for a shopper who cancels. */
  readonly returnUrl: string;
}

/** A provider's own fields. */
export type ApprovalGiven = Readonly<Record<string, string>>;

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
