import { setImmediate as afterPolling } from "node:timers/promises";
import { raceTimeout } from "~/lib/async/timeouts";
import type { Log } from "~/lib/server/protection/log.server";
import { openRedisClients, type RedisCommands } from "./redis-clients";

/** A reply that is missing for this long means that the store is down. */
const REPLY_LIMIT_MS = 1_500;
/** The limit of a command whose answer only saves work. */
const OPTIONAL_LIMIT_MS = 300;
/** Other commands wait this long for a store that has just gone, e.g. while it restarts. */
const RETURN_LIMIT_MS = 2_000;
const PROBE_EVERY_MS = 400;
/** The store is used again after this many good probes in a row. */
const GOOD_IN_A_ROW = 2;
/** A silent connection is replaced: the other end may be gone without closing it. */
const REPLACE_AFTER_MS = 2_000;
const START_LIMIT_MS = 1_000;

interface ConnectionOptions {
  readonly url: string;
  readonly log: Log;
  /** Runs periodically. Must write, so that a full or read-only store counts as failed. */
  readonly probe: (client: RedisCommands) => Promise<void>;
  readonly channel: string;
  readonly onMessage: (message: string) => void;
}

export type RedisConnection = Awaited<ReturnType<typeof connectToRedis>>;

/** Resolves on the first answer, or after a second without one: the shop starts in any case. */
export async function connectToRedis(options: ConnectionOptions) {
  const { log, probe } = options;
  /** First error since the last answer. */
  let problem: unknown;
  const open = () => openRedisClients({ ...options, onError: (error) => void (problem ??= error) });
  let clients = await open();
  let isUp = false;
  let isClosed = false;
  let goodProbes = 0;
  let answeredAt = performance.now();
  let downSince = 0;
  let hasStarted = false;

  function markDown(error: unknown): void {
    if (isClosed) return;
    goodProbes = 0;
    if (isUp || !hasStarted) {
      log("error", "the shared store does not answer, this process works alone", { error: problem ?? error });
      downSince = performance.now();
    }
    isUp = false;
    hasStarted = true;
  }

  function noteAnswer(): void {
    answeredAt = performance.now();
    problem = undefined;
    goodProbes += 1;
    if (isUp || (hasStarted && goodProbes < GOOD_IN_A_ROW)) return;
    if (hasStarted) log("info", "the shared store is used again");
    [isUp, hasStarted] = [true, true];
  }

  async function check(): Promise<void> {
    try {
      await withTimeout(REPLY_LIMIT_MS, probe(clients.commands));
      noteAnswer();
    } catch (error) {
      markDown(error);
    }
    if (performance.now() - answeredAt < REPLACE_AFTER_MS || isClosed) return;
    answeredAt = performance.now();
    clients.destroy();
    clients = await open();
  }

  async function waitForReturn(): Promise<void> {
    while (!isUp && performance.now() - downSince < RETURN_LIMIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async function probeRegularly(): Promise<void> {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS).unref());
      if (!isClosed) await check();
    }
  }

  await raceTimeout(START_LIMIT_MS, clients.opening);
  await check();
  void probeRegularly();
  return {
    isDegraded: () => !isUp,
    /**
     * Rejects on timeout and while the store is down. `isOptional`: rejects early, and is no reason
     * to leave the store.
     */
    async run<T>(command: (client: RedisCommands) => Promise<T>, { isOptional = false } = {}): Promise<T> {
      if (!isOptional) await waitForReturn();
      if (!isUp) throw new Error("the shared store is not used at present");
      try {
        return await withTimeout(isOptional ? OPTIONAL_LIMIT_MS : REPLY_LIMIT_MS, command(clients.commands));
      } catch (error) {
        if (!isOptional) markDown(error);
        throw error;
      }
    },
    close(): void {
      isClosed = true;
      clients.destroy();
    },
  };
}

const POLL_MS = 50;

/**
 * Counts only the time in which the process reads its sockets: a page that is rendered blocks the
 * event loop, and a reply that has arrived meanwhile is not missing.
 */
async function withTimeout<T>(ms: number, reply: Promise<T>): Promise<T> {
  for (let left = ms; left > 0; left -= POLL_MS) {
    const result = await raceTimeout(POLL_MS, reply);
    if (result) return result.value;
    await afterPolling();
  }
  const result = await raceTimeout(0, reply);
  if (!result) throw new Error(`no answer within ${ms} ms`);
  return result.value;
}
