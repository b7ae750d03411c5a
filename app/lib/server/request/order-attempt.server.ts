import { z } from "zod";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { defineCookie, json } from "~/lib/server/cookies/cookies.server";

/**
 * An order about to be placed: stored from the payment page on, because its answer may never
 * arrive.
 */
export interface OrderAttempt {
  readonly cart: CartId;
  readonly token: string;
  /**
   * The customer's latest order number at that time, "" if there was none; null for guests or when
   * unknown.
   */
  readonly before: string | null;
  /** When the order was sent without getting an answer (milliseconds). */
  readonly triedAt: number | null;
  /** The total that the shopper agreed to, as its form had it. */
  readonly total: string | null;
  /** Why the backend rejected the last order, and the cart's total at that time. */
  readonly rejected?: Rejection;
}

export interface Rejection {
  readonly total: string;
  readonly reason: string;
}

const MAX_REASON = 200;

/** Set on the payment page; cleared when its order is saved. */
export const attemptCookie = defineCookie<OrderAttempt>({
  name: "attempt",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-in", "session-end", "log-out"],
  ...json(
    z
      .tuple([z.string().transform(asId<CartId>), z.string(), z.string().nullable(), z.number().nullable()], z.string())
      .transform(([cart, token, before, triedAt, total = null, rejectedTotal, reason]) => {
        const attempt = { cart, token, before, triedAt };
        if (rejectedTotal === undefined || reason === undefined) return { ...attempt, total };
        return { ...attempt, total: total || null, rejected: { total: rejectedTotal, reason } };
      }),
  ),
  format: ({ cart, token, before, triedAt, total, rejected }) => {
    const attempt = [cart, token, before, triedAt];
    if (rejected)
      return JSON.stringify([...attempt, total ?? "", rejected.total, rejected.reason.slice(0, MAX_REASON)]);
    return JSON.stringify([...attempt, ...(total === null ? [] : [total])]);
  },
});
