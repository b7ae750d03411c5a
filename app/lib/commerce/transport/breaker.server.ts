import { CommerceError } from "~/lib/commerce/model/errors";
import { steadyNow } from "~/lib/async/steady-now";
import type { Incoming } from "./send.server";

export interface Breaker {
  /** Throws `unavailable` at once while the circuit is open. */
  through(read: Read, send: () => Promise<Incoming>): Promise<Incoming>;
  /** Milliseconds left of the backend's Retry-After. */
  holdMs(): number;
}

interface Read {
  readonly name: string;
  /** Only private reads count timeouts: public ones are cached. */
  readonly isPrivate: boolean;
}

/** Shorter timeouts do not count. */
const LONG_MS = 5_000;
const IN_A_ROW = 5;
const REST_MS = 5_000;

/** Upper limit for Retry-After. */
const MAX_HOLD_MS = 60_000;

/** Circuit breaker for private reads, which are not cached: each would wait for a hanging backend's full timeout. */
export function createBreaker(now = steadyNow): Breaker {
  let inARow = 0;
  let restsUntil = 0;
  let heldUntil = -Infinity;
  const holdMs = () => Math.max(0, heldUntil - now());
  /** Half-open after each rest: one call may try. */
  function mayAsk(): boolean {
    if (inARow < IN_A_ROW) return true;
    if (now() < restsUntil) return false;
    restsUntil = now() + REST_MS;
    return true;
  }

  return {
    holdMs,
    async through({ name, isPrivate }, send) {
      if (holdMs() > 0) {
        const facts = `${name}: not asked, as the backend wants no requests for ${holdMs()} ms`;
        throw new CommerceError("unavailable", facts, { isPassing: true });
      }
      if (isPrivate && !mayAsk())
        throw new CommerceError("unavailable", `${name}: not asked, as others waited in vain`);
      const begun = now();
      try {
        const reply = await send();
        if (reply.retryAfterMs !== null) heldUntil = now() + Math.min(reply.retryAfterMs, MAX_HOLD_MS);
        if (isPrivate) inARow = 0;
        return reply;
      } catch (error) {
        if (isPrivate && now() - begun >= LONG_MS) {
          inARow += 1;
          restsUntil = now() + REST_MS;
        }
        throw error;
      }
    },
  };
}
