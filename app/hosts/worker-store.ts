import { raceTimeout } from "~/lib/async/timeouts";
import { ATTEMPTS_WINDOW_MS, type Attempts, createAttempts } from "~/lib/server/protection/attempts.server";
import type { SharedValues } from "~/lib/server/request/shared-store.server";
import type { StoreCommand } from "./worker-store-object";

/** The part of Cloudflare's Durable Objects API used here. */
export interface StoreObjects {
  idFromName(name: string): object;
  get(id: object, options?: { locationHint?: string }): { fetch(request: Request): Promise<Response> };
}

/** Of the one object that has the state. Every other name has a colon. */
export const STATE_NAME = "state";

interface WorkerStoreOptions {
  /**
   * Where Cloudflare makes the state's object. Others are made near the first who asks: a cart's
   * near its shopper.
   */
  readonly location: string;
  /** The store stopped answering, or answers again. */
  readonly onDegraded: (isDegraded: boolean) => void;
  /** Default: 3 s. Tests on a busy machine wait longer. */
  readonly maxWaitMs?: number;
}

/** An object that must first be started, or is moved to another machine, takes part of a second. */
const MAX_WAIT_MS = 3_000;

export type AskStore = (name: string, command: StoreCommand) => Promise<unknown>;

/**
 * Durable Objects as the shared store, one per key, strongly consistent in the world
 * (docs/decisions/0073).
 */
export function createWorkerStore(objects: StoreObjects, options: WorkerStoreOptions) {
  const { location, onDegraded, maxWaitMs = MAX_WAIT_MS } = options;
  let isDegraded = false;

  function note(degraded: boolean): void {
    if (degraded !== isDegraded) onDegraded(degraded);
    isDegraded = degraded;
  }

  async function send(name: string, command: StoreCommand): Promise<unknown> {
    // A new one each time: after an exception a stub stays broken.
    const object = objects.get(objects.idFromName(name), name === STATE_NAME ? { locationHint: location } : undefined);
    const request = new Request("https://store.invalid/", { method: "POST", body: JSON.stringify(command) });
    const answer = await raceTimeout(
      maxWaitMs,
      object.fetch(request).then((response) => response.json()),
    );
    if (!answer) throw new Error(`asking the shared store: no answer within ${maxWaitMs} ms`);
    return answer.value;
  }

  /**
   * Asks once more where Cloudflare says so, for example when a release has restarted the object.
   */
  const ask: AskStore = async (name, command) => {
    try {
      const answer = await send(name, command).catch((error: unknown) => {
        if (!isRetryable(error)) throw error;
        return send(name, command);
      });
      note(false);
      return answer;
    } catch (error) {
      note(true);
      throw error;
    }
  };

  return { ask, attempts: attemptsIn(ask, createAttempts()), values: valuesIn(ask), isDegraded: () => isDegraded };
}

function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean }; // set by workerd
  return retryable === true && overloaded !== true;
}

/** `here` counts while the store does not answer. Keys are already digests. */
function attemptsIn(ask: AskStore, here: Attempts): Attempts {
  const at = (key: string) => `attempts:${key}`;
  const command = { kind: "count", lifeMs: ATTEMPTS_WINDOW_MS, renews: false } as const;
  return {
    count: (key) => ask(at(key), command).then(Number, () => here.count(key)),
    uncount: (key) => ask(at(key), { kind: "uncount" }).then(nothing, () => here.uncount(key)),
    reset: (key) => ask(at(key), { kind: "delete" }).then(nothing, () => here.reset(key)),
  };
}

function valuesIn(ask: AskStore): SharedValues {
  const at = (key: string) => `value:${key}`;
  const text = (answer: unknown) => (typeof answer === "string" ? answer : null);
  return {
    claim: (key, claim, lifeMs) => ask(at(key), { kind: "claim", text: claim, lifeMs }).then(text),
    get: (key) => ask(at(key), { kind: "get" }).then(text),
    set: (key, value, lifeMs) => ask(at(key), { kind: "set", text: value, lifeMs }).then(nothing),
    delete: (key, value) => ask(at(key), { kind: "delete", text: value }).then(nothing),
    count: (key, lifeMs) => ask(at(key), { kind: "count", lifeMs, renews: true }).then(nothing),
    uncount: (key) => ask(at(key), { kind: "uncount" }).then(nothing),
  };
}

const nothing = () => undefined;
