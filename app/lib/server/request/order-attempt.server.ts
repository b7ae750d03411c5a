import { z } from "zod";
import { steadyNow } from "~/lib/async/steady-now";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { type CookieReader, defineCookie, json } from "~/lib/server/cookies/cookies.server";
import type { SealedValues } from "./shared-store.server";

/** An order about to be placed: stored from the payment page on, because its answer may never arrive. */
export interface OrderAttempt {
  readonly cart: CartId;
  readonly token: string;
  /** The customer's latest order number at that time, "" if there was none; null for guests or when unknown. */
  readonly before: string | null;
  /** When the order was sent without getting an answer (milliseconds). */
  readonly triedAt: number | null;
}

/** Longer than any call: on workerd a request that is cut off never ends. */
const PLACING_MS = 65_000;
/** A slow backend places the order within this time, or not at all. */
const CHECKED_FOR_MS = 60_000;

/** Set on the payment page; cleared when the cart changes. */
export const attemptCookie = defineCookie<OrderAttempt>({
  name: "attempt",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-in", "session-end", "log-out"],
  ...json(
    z
      .tuple([z.string().transform(asId<CartId>), z.string(), z.string().nullable(), z.number().nullable()])
      .transform(([cart, token, before, triedAt]) => ({ cart, token, before, triedAt })),
  ),
  format: ({ cart, token, before, triedAt }) => JSON.stringify([cart, token, before, triedAt]),
});

interface Hold {
  readonly by: CookieReader;
  until: number;
}

/** Carts whose order this process has sent. Other tabs do not have its cookie yet. */
const holds = new Map<CartId, Hold>();

/** Rejects writes to a cart while its order is placed, except by the same request. Call the result at the end: without an answer the hold continues. */
export function holdCart(
  cart: CartId,
  by: CookieReader,
  shared: SealedValues | null = null,
): (hasAnswer: boolean) => void {
  for (const [known, { until }] of holds) if (until < steadyNow()) holds.delete(known);
  const hold: Hold = { by, until: steadyNow() + PLACING_MS + CHECKED_FOR_MS };
  holds.set(cart, hold);
  const id = crypto.randomUUID();
  const saving = shared?.set(holdKey(cart), id, PLACING_MS + CHECKED_FOR_MS).catch(() => undefined);
  return (hasAnswer) => {
    const saveEnd = () =>
      hasAnswer ? shared?.delete(holdKey(cart), id) : shared?.set(holdKey(cart), id, CHECKED_FOR_MS);
    void saving?.then(saveEnd).catch(() => undefined);
    if (!hasAnswer) hold.until = steadyNow() + CHECKED_FOR_MS;
    else if (holds.get(cart) === hold) holds.delete(cart);
  };
}

const holdKey = (cart: CartId) => `hold ${cart}`;

/** Whether the cart may still become an order that was sent before, perhaps by another process. */
export async function isBeingOrdered(
  { cookies, shared }: { readonly cookies: CookieReader; readonly shared: SealedValues | null },
  cart: CartId,
): Promise<boolean> {
  const hold = holds.get(cart);
  if (hold?.by === cookies) return false;
  if (hold && steadyNow() < hold.until) return true;
  const attempt = cookies.get(attemptCookie);
  // Also ends if the clock was set back in the meantime.
  const isChecked = attempt?.triedAt != null && Math.abs(Date.now() - attempt.triedAt) < CHECKED_FOR_MS;
  if (attempt?.cart === cart && isChecked) return true;
  return Boolean(await shared?.get(holdKey(cart)).catch(() => null));
}

/** The cart being ordered that a write to `cart` would change. `cart` is null for the customer's own cart. */
export async function heldCart(
  cookies: CookieReader,
  cart: CartId | null,
  shared: SealedValues | null = null,
): Promise<CartId | null> {
  const changed = cart ?? (cookies.isCustomer ? (cookies.get(attemptCookie)?.cart ?? null) : null);
  return changed !== null && (await isBeingOrdered({ cookies, shared }, changed)) ? changed : null;
}
