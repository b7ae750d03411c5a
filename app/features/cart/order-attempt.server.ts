import { THANK_YOU } from "./thank-you";
import type { CartId } from "~/lib/commerce/model/ids";
import { defineCookie, json } from "~/lib/server/define-cookie.server";

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

/** From the payment page on; a log-in, its end and a log-out go on with another cart. */
export const attemptCookie = defineCookie<OrderAttempt>({
  name: "attempt",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  forgottenAt: ["log-in", "session-end", "log-out"],
  ...json((value) => {
    if (!Array.isArray(value) || value.length !== 4) return null;
    const [cart, token, before, triedAt] = value as [CartId, string, string | null, number | null]; // sealed by this shop
    return { cart, token, before, triedAt };
  }),
  format: ({ cart, token, before, triedAt }) => JSON.stringify([cart, token, before, triedAt]),
});
