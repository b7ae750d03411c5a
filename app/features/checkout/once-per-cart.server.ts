import { steadyNow } from "~/lib/async/steady-now";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import type { Problem } from "~/lib/commerce/model/problem";

/** Outcome of an attempt to place an order. */
export type Placing = Ordered | Refusal | Unsettled;

export interface Ordered {
  readonly kind: "ordered";
  readonly number: OrderNumber;
  readonly email: string | null;
  /** Of whose a guest's order is: `proofOfOrder`. */
  readonly proof: string | null;
  /** Payment method of the order, even if another tab placed it. */
  readonly method: string;
  /** Copy of a guest's order, where the backend cannot return it later. */
  readonly copy: string | null;
}

interface Refusal {
  readonly kind: "refused";
  readonly problems: readonly Problem[];
}

/** The cart is gone or the backend did not answer: whether an order exists must be checked. */
interface Unsettled {
  readonly kind: "unsettled";
}

export interface OncePerCart {
  (cart: CartId, place: () => Promise<Placing>): Promise<Placing>;
  /** The order placed from the cart, if this process remembers it. */
  orderOf(cart: CartId): Ordered | null;
  /** Forgets an order whose payment failed: its cart was restored and may be ordered again. */
  forget(cart: CartId, order: Ordered): void;
}

interface Attempt {
  readonly startedAt: number;
  outcome: Placing | null;
}

/** Longer than setting the payment method and placing the order take at most (20 s each). */
const PATIENCE_MS = 45_000;
const POLL_MS = 50;
/** Outcomes remembered, so that a repeated form with old cookies still gets its order number. */
const REMEMBERED = 1_000;

/**
 * Runs one attempt per cart at a time; a concurrent or later request gets the same outcome. Per process only: across processes the backend guarantees
 * it, since an ordered cart is no longer active.
 */
export function createOncePerCart({ patienceMs = PATIENCE_MS, pollMs = POLL_MS } = {}): OncePerCart {
  const attempts = new Map<CartId, Attempt>();

  async function once(cart: CartId, place: () => Promise<Placing>): Promise<Placing> {
    const known = attempts.get(cart);
    if (known?.outcome) return known.outcome;
    if (known && steadyNow() - known.startedAt < patienceMs) return outcomeOf(known, patienceMs, pollMs);

    const attempt: Attempt = { startedAt: steadyNow(), outcome: null };
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

/** Polls instead of awaiting the other request's promise: on workerd a promise belongs to its request. */
async function outcomeOf(attempt: Attempt, patienceMs: number, pollMs: number): Promise<Placing> {
  while (!attempt.outcome && steadyNow() - attempt.startedAt < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return attempt.outcome ?? { kind: "unsettled" };
}

function forgetOldest(attempts: Map<CartId, Attempt>): void {
  const oldest = attempts.keys().next();
  if (attempts.size > REMEMBERED && !oldest.done) attempts.delete(oldest.value);
}
