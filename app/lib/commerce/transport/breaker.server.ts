import { CommerceError } from "~/lib/commerce/model/errors";
import { steadyNow } from "~/lib/async/steady-now";

/** Spares a backend that answers nobody, for all requests of a process. */
export interface Breaker {
  /** Sends, or throws `unavailable` at once while the backend is spared. */
  through<T>(name: string, send: () => Promise<T>): Promise<T>;
}

/** What was given up sooner had little time left, and proves nothing. */
const LONG_MS = 5_000;
const IN_A_ROW = 5;
const REST_MS = 5_000;

/**
 * Shoppers' own data is not cached, so each request for it would wait its whole time for a backend that hangs, and hold what it has meanwhile. After
 * some that did in a row the others fail at once, and the shop says that it has no answer.
 */
export function createBreaker(now = steadyNow): Breaker {
  let inARow = 0;
  let restsUntil = 0;
  /** False while it rests; after each rest one call may try. */
  function mayAsk(): boolean {
    if (inARow < IN_A_ROW) return true;
    if (now() < restsUntil) return false;
    restsUntil = now() + REST_MS;
    return true;
  }

  return {
    async through(name, send) {
      if (!mayAsk()) throw new CommerceError("unavailable", `${name}: not asked, as others waited in vain`);
      const begun = now();
      try {
        const answer = await send();
        inARow = 0;
        return answer;
      } catch (error) {
        if (now() - begun >= LONG_MS) {
          inARow += 1;
          restsUntil = now() + REST_MS;
        }
        throw error;
      }
    },
  };
}
