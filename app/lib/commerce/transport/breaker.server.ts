import { CommerceError } from "~/lib/commerce/model/errors";
import { steadyNow } from "~/lib/async/steady-now";
import type { Incoming } from "./send.server";

export type Breaker = Readonly<ReturnType<typeof createBreaker>>;

interface Read {
  readonly name: string;
  /** Only private reads count timeouts: public ones are cached. */
  readonly isPrivate: boolean;
}

const COUNTED_TIMEOUT_MS = 5_000;
const MAX_TIMEOUTS = 5;
const OPEN_MS = 5_000;

const MAX_BACKOFF_MS = 60_000;

/**
 * Circuit breaker for private reads, which are not cached: each would wait for a hanging backend's
 * full timeout.
 */
export function createBreaker(now = steadyNow) {
  let timeouts = 0;
  let openUntil = 0;
  let backoffUntil = -Infinity;
  /** Milliseconds left of the backend's Retry-After. */
  const backoffMs = () => Math.max(0, backoffUntil - now());
  /** Half-open after each rest: one call may try. */
  function mayTry(): boolean {
    if (timeouts < MAX_TIMEOUTS) return true;
    if (now() < openUntil) return false;
    openUntil = now() + OPEN_MS;
    return true;
  }

  return {
    backoffMs,
    /** Throws `unavailable` at once while the circuit is open. */
    async run({ name, isPrivate }: Read, send: () => Promise<Incoming>): Promise<Incoming> {
      if (backoffMs() > 0) {
        const facts = `${name}: not sent: the backend wants no requests for ${backoffMs()} ms`;
        throw new CommerceError("unavailable", facts, { isTransient: true });
      }
      if (isPrivate && !mayTry()) throw new CommerceError("unavailable", `${name}: not sent: earlier calls timed out`);
      const startedAt = now();
      try {
        const reply = await send();
        if (reply.retryAfterMs !== null) backoffUntil = now() + Math.min(reply.retryAfterMs, MAX_BACKOFF_MS);
        if (isPrivate) timeouts = 0;
        return reply;
      } catch (error) {
        if (isPrivate && now() - startedAt >= COUNTED_TIMEOUT_MS) {
          timeouts += 1;
          openUntil = now() + OPEN_MS;
        }
        throw error;
      }
    },
  };
}
