import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";

/** The last order of this browser, for the confirmation page and a repeated place-order form. */
export interface LastOrder {
  readonly number: OrderNumber;
  readonly email: string | null;
  /** Keyed digest of its cart's id. */
  readonly cartKey: string;
  /** With number and email a guest can look the order up by it: `proofOfOrder`. */
  readonly proof: string | null;
  /** While it may be unpaid: the method, and the cart by which the backend is asked. */
  readonly payment: { readonly method: string; readonly cart: CartId } | null;
}

export interface OrderToKeep {
  readonly number: OrderNumber;
  readonly email: string | null;
  readonly cartId: CartId;
  readonly proof?: string | null;
  /** The payment method, if paid on a provider's page. */
  readonly payBy?: string | null;
  /** Copy of a guest's order, where the backend cannot return it later. */
  readonly copy?: string | null;
}

/** Sealed by this shop; another release may have written another shape. */
export function parseLastOrder(written: unknown): LastOrder | null {
  // Checked below; `postcode` is what the release before kept as proof.
  const value = written as Partial<LastOrder & { readonly postcode: string | null }>;
  return typeof value.number === "string" && typeof value.cartKey === "string"
    ? {
        number: asId<OrderNumber>(value.number),
        email: value.email ?? null,
        cartKey: value.cartKey,
        proof: value.proof ?? value.postcode ?? null,
        payment: value.payment ?? null,
      }
    : null;
}

/** The look-up data of a guest's order. */
export interface FoundOrder {
  readonly number: string;
  readonly email: string;
  readonly proof: string;
}

export function parseFoundOrder(written: unknown): FoundOrder | null {
  const { number, email, proof } = written as Partial<FoundOrder>; // checked below
  return typeof number === "string" && typeof email === "string" && typeof proof === "string"
    ? { number, email, proof }
    : null;
}
