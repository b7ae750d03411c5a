import type { CartId } from "~/lib/commerce/model/ids";

export const THANK_YOU = "/checkout/thank-you";

/** An order that is about to be placed: kept from the payment page on, because the answer to it may never arrive. */
export interface OrderAttempt {
  readonly cart: CartId;
  /** The place-order form's proof that it was made for this cart. */
  readonly token: string;
  /** A customer's latest order of then, "" before the first one; null for guests and where it is not told. */
  readonly before: string | null;
  /** When the backend was asked to place it and did not say what came of it. */
  readonly triedAt: number | null;
}

/** A slow backend orders within this time, or not at all. */
const CHECKED_FOR_MS = 60_000;

/** True while an open cart does not mean yet that nothing was ordered. */
export function isBeingChecked({ triedAt }: OrderAttempt, now = Date.now()): boolean {
  return triedAt !== null && now - triedAt < CHECKED_FOR_MS;
}

/** The page that finds out what came of it. */
export function checkingPath({ token }: Pick<OrderAttempt, "token">): string {
  return `${THANK_YOU}?${new URLSearchParams({ order: token })}`;
}

/** The token follows from the cart, so it is left out of the cookie. */
export function writeOrderAttempt({ cart, before, triedAt }: OrderAttempt): string {
  return JSON.stringify([cart, before, triedAt]);
}

export async function parseOrderAttempt(
  payload: string | null,
  tokenOf: (cart: CartId) => Promise<string>,
): Promise<OrderAttempt | null> {
  if (payload === null) return null;
  const kept: unknown = JSON.parse(payload);
  if (!Array.isArray(kept)) return null;
  const [cart, before, triedAt] = kept as [CartId, string | null, number | null]; // sealed by this shop
  return { cart, token: await tokenOf(cart), before, triedAt };
}
