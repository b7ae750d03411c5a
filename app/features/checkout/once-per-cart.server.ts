import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import type { Problem } from "~/lib/commerce/model/problem";

/** How an attempt to place an order ended. */
export type Placing = Ordered | Refusal | Unsettled;

export interface Ordered {
  readonly kind: "ordered";
  readonly number: OrderNumber;
  readonly email: string | null;
  /** Of the bill. */
  readonly postcode: string | null;
  /** The method it was ordered with, whichever of two tabs was faster. */
  readonly method: string;
  /** Of a guest's goods, where it will be needed. */
  readonly copy: string | null;
}

interface Refusal {
  readonly kind: "refused";
  readonly problems: readonly Problem[];
}

/** The cart is gone, or the backend did not answer: whether there is an order has to be found out. */
interface Unsettled {
  readonly kind: "unsettled";
}

export interface OncePerCart {
  (cart: CartId, place: () => Promise<Placing>): Promise<Placing>;
  /** The order that was made of the cart, as far as this process remembers. */
  orderOf(cart: CartId): Ordered | null;
  /** An order that came to nothing: its cart was given back and may be ordered again. */
  forget(cart: CartId, order: Ordered): void;
}

interface Attempt {
  readonly startedAt: number;
  outcome: Placing | null;
}

/** Longer than the 20 s a call may take and its payment method before it. */
const PATIENCE_MS = 45_000;
const POLL_MS = 50;
/** Outcomes remembered, so that a resend whose cookies are stale still finds its order number. */
const REMEMBERED = 1_000;

/**
 * Lets one attempt per cart run at a time; whoever comes meanwhile, or again after success, gets the same outcome.
 * This is per process: the lock that always holds is the backend's own, an ordered cart is not active any more.
 */
export function createOncePerCart({ patienceMs = PATIENCE_MS, pollMs = POLL_MS } = {}): OncePerCart {
  const attempts = new Map<CartId, Attempt>();

  async function once(cart: CartId, place: () => Promise<Placing>): Promise<Placing> {
    const known = attempts.get(cart);
    if (known?.outcome) return known.outcome;
    if (known && Date.now() - known.startedAt < patienceMs) return outcomeOf(known, patienceMs, pollMs);

    const attempt: Attempt = { startedAt: Date.now(), outcome: null };
    attempts.set(cart, attempt);
    forgetOldest(attempts);
    try {
      attempt.outcome = await place();
      return attempt.outcome;
    } catch (error) {
      attempt.outcome = { kind: "unsettled" };
      throw error;
    } finally {
      if (attempt.outcome?.kind !== "ordered" && attempts.get(cart) === attempt) attempts.delete(cart);
    }
  }

  return Object.assign(once, {
    orderOf(cart: CartId) {
      const outcome = attempts.get(cart)?.outcome;
      return outcome?.kind === "ordered" ? outcome : null;
    },
    forget(cart: CartId, order: Ordered) {
      if (attempts.get(cart)?.outcome === order) attempts.delete(cart);
    },
  });
}

/** Looks instead of awaiting the other's promise: on workerd a promise belongs to its request and dies with it. */
async function outcomeOf(attempt: Attempt, patienceMs: number, pollMs: number): Promise<Placing> {
  while (!attempt.outcome && Date.now() - attempt.startedAt < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return attempt.outcome ?? { kind: "unsettled" };
}

function forgetOldest(attempts: Map<CartId, Attempt>): void {
  const oldest = attempts.keys().next();
  if (attempts.size > REMEMBERED && !oldest.done) attempts.delete(oldest.value);
}
