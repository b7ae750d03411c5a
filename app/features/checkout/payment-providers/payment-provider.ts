import type { OptionalFeature } from "~/lib/commerce/model/capabilities";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import type { ProviderPaymentStatus, PaymentMethodInput } from "~/lib/commerce/model/payment";
import type { Result } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/request/shop.server";
import type { IconName } from "~/ui/icon";
import type { OrderToPay, Payment, PaymentReturnUrls } from "./return-urls.server";

/** To add a provider, see README.md. */
interface ProviderFacts {
  readonly method: string;
  readonly note: string;
  readonly icon: IconName;
  /** Required backend capability; without it the method is not offered. */
  readonly needs?: OptionalFeature;
  readonly unsupportedCurrencies?: readonly string[];
}

/**
 * A provider whose page takes the payment of a placed order. The result is always read from the
 * backend, because a return URL can be forged.
 */
export interface PaymentProvider extends ProviderFacts {
  paymentMethodInput(urls: PaymentReturnUrls): PaymentMethodInput;
  /** Throws `CommerceError` "unavailable" when there is no answer. */
  getPaymentStatus(shop: Shop, payment: Payment): Promise<ProviderPaymentStatus>;
  /**
   * Called once after the order is placed, and again on request after a failure. Returns the
   * order's `session`, stored sealed; null if rejected.
   */
  preparePayment?(shop: Shop, order: OrderToPrepare): Promise<string | null>;
  /**
   * The form that opens the payment page, for providers without a URL. Null until the payment is
   * prepared.
   */
  paymentForm?(shop: Shop, order: OrderToPay, urls: PaymentReturnUrls): Promise<PaymentForm | null>;
  /** Handles the provider's POST to the return URL and has the backend verify it. */
  acceptCallback?(shop: Shop, order: OrderToPay, form: FormData): Promise<CallbackResult>;
  /**
   * Cancels the unpaid order and makes its cart active again. False if the backend rejects this.
   */
  cancelOrder?(shop: Shop, number: OrderNumber): Promise<boolean>;
}

/**
 * A provider whose page takes an approval before the order is placed and charged. The return URL, a
 * GET, only stores it; the backend verifies it.
 */
export interface ApprovalProvider extends ProviderFacts {
  /**
   * May be called any number of times for a cart. Returns the URL of the provider's page.
   * `returnUrl`: absolute, without a query; also used when the shopper cancels.
   */
  startApproval(shop: Shop, cart: CartId, returnUrl: string): Promise<Result<{ readonly page: string }>>;
  /**
   * Reads the return URL's query; the result is stored sealed until the order is placed. Null if
   * the shopper did not approve.
   */
  readReturn(query: URLSearchParams): ApprovalGiven | null;
  paymentMethodInput(approval: ApprovalGiven): PaymentMethodInput;
}

export type ApprovalGiven = Readonly<Record<string, string>>;

export interface OrderToPrepare {
  readonly number: OrderNumber;
  readonly origin: string;
}

export interface PaymentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** `paid` only if the backend says so. `result`: a reason known to `order-status.ts`. */
export type CallbackResult = { readonly kind: "paid" } | { readonly kind: "not-paid"; readonly result: string };
