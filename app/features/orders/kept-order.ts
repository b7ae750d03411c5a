import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";

/** The order this browser placed last, as the thank-you page and a repeated place-order need it. */
export interface LastOrder {
  readonly number: OrderNumber;
  readonly email: string | null;
  /** Keyed digest of the cart it came from. */
  readonly cartKey: string;
  /** Of the bill: with number and email it is how a guest may see the order again. */
  readonly postcode: string | null;
  /** While it may not be paid yet: the method, and the cart by which the backend is asked. */
  readonly payment: { readonly method: string; readonly cart: CartId } | null;
}

export interface OrderToKeep {
  readonly number: OrderNumber;
  readonly email: string | null;
  readonly cartId: CartId;
  readonly postcode?: string | null;
  /** Set when it is paid on a provider's page. */
  readonly payBy?: string | null;
  /** Of a guest's goods, where it will be needed. */
  readonly copy?: string | null;
}

/** Sealed by this shop, so the shape is known; an older release may have written another one. */
export function parseLastOrder(written: unknown): LastOrder | null {
  const value = written as Partial<LastOrder>; // checked below
  return typeof value.number === "string" && typeof value.cartKey === "string"
    ? {
        number: asId<OrderNumber>(value.number),
        email: value.email ?? null,
        cartKey: value.cartKey,
        postcode: value.postcode ?? null,
        payment: value.payment ?? null,
      }
    : null;
}

/** What a guest knows of an order, and with which it may be seen. */
export interface FoundOrder {
  readonly number: string;
  readonly email: string;
  readonly postcode: string;
}
