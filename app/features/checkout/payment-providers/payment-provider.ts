import type { CartId } from "~/lib/commerce/model/ids";
import type { HostedPayment, PaymentChoice } from "~/lib/commerce/model/payment";
import type { Shop } from "~/lib/server/shop.server";

/**
 * A provider whose own page takes the payment, reached and left by redirects. The result is always read from the backend, because a return URL can be
 * forged. To add a provider, add a folder here.
 */
export interface PaymentProvider {
  /** The backend's payment method code. */
  readonly method: string;
  /** Input for setting the method. `comeBackTo`: return URLs of this shop. */
  choose(comeBackTo: NonNullable<PaymentChoice["comeBackTo"]>): PaymentChoice;
  /** Payment state of the order made from the cart. */
  standing(shop: Shop, cart: CartId): Promise<HostedPayment>;
}
