import type { CartId } from "~/lib/commerce/model/ids";
import type { HostedPayment, PaymentMethodInput } from "~/lib/commerce/model/payment";
import type { Shop } from "~/lib/server/request/shop.server";
import type { IconName } from "~/ui/icon";
import type { PaymentReturnUrls } from "./return-urls.server";

/**
 * A provider whose own page takes the payment, reached and left by redirects. The result is always read from the backend, because a return URL can be
 * forged. To add a provider, add a folder here and a line to `providers.ts`.
 */
export interface PaymentProvider {
  /** The backend's payment method code. */
  readonly method: string;
  /** What to expect of it, below its title. */
  readonly note: string;
  readonly icon: IconName;
  /** Input for setting the method. */
  paymentMethodInput(urls: PaymentReturnUrls): PaymentMethodInput;
  /** Payment state of the order made from the cart. Throws `CommerceError` "unavailable" when there is no answer. */
  getPaymentStatus(shop: Shop, cart: CartId): Promise<HostedPayment>;
}
