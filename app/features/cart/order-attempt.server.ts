import { THANK_YOU } from "./thank-you";
import type { CartId } from "~/lib/commerce/model/ids";
import { defineCookie, json } from "~/lib/server/define-cookie.server";

/** An order about to be placed: stored from the payment page on, because its answer may never arrive. */
export interface OrderAttempt {
  readonly cart: CartId;
  /** The place-order form's token, made for this cart. */
  readonly token: string;
  /** The customer's latest order number at that time, "" if there was none; null for guests or when unknown. */
  readonly before: string | null;
  /** When the order was sent without getting an answer (milliseconds). */
  readonly triedAt: number | null;
}

/** A slow backend places the order within this time, or not at all. */
const CHECKED_FOR_MS = 60_000;

/** True while an open cart may still become an order; also where the clock was set back meanwhile, it ends. */
export function isBeingChecked({ triedAt }: OrderAttempt, now = Date.now()): boolean {
  return triedAt !== null && Math.abs(now - triedAt) < CHECKED_FOR_MS;
}

/** The page that finds out whether the order was placed. */
export function checkingPath({ token }: Pick<OrderAttempt, "token">): string {
  return `${THANK_YOU}?${new URLSearchParams({ order: token })}`;
}

/** Set on the payment page; forgotten at log-in, session end and log-out, because the cart changes then. */
export const attemptCookie = defineCookie<OrderAttempt>({
  name: "attempt",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  forgottenAt: ["log-in", "session-end", "log-out"],
  ...json((value) => {
    if (!Array.isArray(value) || value.length !== 4) return null;
    const [cart, token, before, triedAt] = value as [CartId, string, string | null, number | null]; // sealed by this shop
    if (typeof cart !== "string" || typeof token !== "string") return null;
    return { cart, token, before, triedAt };
  }),
  format: ({ cart, token, before, triedAt }) => JSON.stringify([cart, token, before, triedAt]),
});
