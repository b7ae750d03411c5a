import type { CartId } from "~/lib/commerce/model/ids";
import type { HostedPayment, PaymentChoice } from "~/lib/commerce/model/payment";
import type { Shop } from "~/lib/server/shop.server";

/**
 * Somebody who takes the money on a page of their own. The shopper leaves by a redirect and comes back by one; what became
 * of it is always asked of the backend, because an address can be made up. A second provider is one more folder here.
 */
export interface PaymentProvider {
  /** The backend's code of the method. */
  readonly method: string;
  /** What the backend is told when the method is chosen. `comeBackTo`: this shop's addresses. */
  choose(comeBackTo: NonNullable<PaymentChoice["comeBackTo"]>): PaymentChoice;
  /** How the order made of the cart stands. */
  standing(shop: Shop, cart: CartId): Promise<HostedPayment>;
}
