import { steadyNow } from "~/lib/async/steady-now";
import { raceTimeout } from "~/lib/async/timeouts";
import { type AskStore, STATE_NAME } from "./worker-store";
import { FIRST_STATE, type StoreState } from "./worker-store-object";

/** Within this age the state is used as it is, so an isolate asks at most once in that time. */
export const STATE_FRESH_MS = 2_000;

/** Older, it is awaited: a purge or switch is in effect everywhere after this time. */
export const STATE_MAX_AGE_MS = 5_000;

/** No page waits longer for a store that does not answer. */
const MAX_WAIT_MS = 1_000;

interface StoreStateOptions {
  readonly ask: AskStore;
  /** Another isolate has purged. Without a tag: everything. */
  readonly onPurge: (tag: string | undefined) => void;
  readonly now?: () => number;
}

export type WorkerState = ReturnType<typeof createWorkerState>;

/** Purges and maintenance, which each isolate reads every few seconds while it has requests. */
export function createWorkerState({ ask, onPurge, now = steadyNow }: StoreStateOptions) {
  let state = FIRST_STATE;
  /** False until the first answer: before it the isolate has nothing to purge. */
  let isKnown = false;
  let readAt = -Infinity;
  let askedAt = -Infinity;

  function take(next: StoreState): void {
    const before = state;
    // Answers may overtake each other.
    state = next.generation < before.generation ? { ...before, maintenance: next.maintenance } : next;
    if (isKnown) reportPurges(before);
    isKnown = true;
  }

  function reportPurges(before: StoreState): void {
    if (state.purgedAll > before.generation) return onPurge(undefined);
    for (const [tag, generation] of Object.entries(state.purged)) if (generation > before.generation) onPurge(tag);
  }

  /** Keeps the last known state while the store does not answer. */
  async function refresh(): Promise<void> {
    const asked = (askedAt = now());
    const answer = await ask(STATE_NAME, { kind: "state" }).catch(() => null);
    if (answer !== null) take(answer as StoreState); // as the object sends it
    readAt = asked;
  }

  return {
    /**
     * Await it before answering. Reads at most once in `STATE_FRESH_MS`; only the first request
     * after a pause waits.
     */
    async check(waitUntil: (work: Promise<unknown>) => void): Promise<void> {
      const age = now() - readAt;
      if (age > STATE_MAX_AGE_MS) {
        // Not shared by requests: on workerd a promise of one cannot be awaited in another.
        const reading = refresh();
        waitUntil(reading);
        await raceTimeout(MAX_WAIT_MS, reading);
      } else if (age > STATE_FRESH_MS && now() - askedAt > STATE_FRESH_MS) waitUntil(refresh());
    },
    /** Number of the last purge that this isolate knows. Store it with what is cached. */
    generation: () => state.generation,
    /** Whether what was read at that generation, with these tags, has been purged since. */
    isPurged(tags: readonly string[], generation: number): boolean {
      return generation < state.purgedAll || tags.some((tag) => (state.purged[tag] ?? 0) > generation);
    },
    /** Rejects when the store does not answer: then other isolates do not know. */
    async purge(tag: string | undefined): Promise<void> {
      const answer = await ask(STATE_NAME, { kind: "purge", ...(tag !== undefined && { tag }) });
      take(answer as StoreState); // as the object sends it
    },
    maintenance(): number | null {
      const { maintenance } = state;
      return maintenance && maintenance.until > Date.now() ? maintenance.retryAfter : null;
    },
    async switchMaintenance(retryAfter: number | null, lifeMs: number): Promise<void> {
      const answer = await ask(STATE_NAME, { kind: "maintenance", retryAfter, lifeMs });
      take(answer as StoreState); // as the object sends it
    },
  };
}
