import { setImmediate as afterPolling } from "node:timers/promises";
import { raceTimeout } from "~/lib/async/timeouts";
import type { Log } from "~/lib/server/protection/log.server";
import { openRedisClients, type RedisCommands } from "./redis-clients";

/** After a command has timed out, the store is not used until it has recovered. */
const COMMAND_LIMIT_MS = 300;
const PROBE_EVERY_MS = 400;
/** The store rests after `SLOW_IN_A_ROW` probes slower than this. */
const SLOW_MS = 50;
const SLOW_IN_A_ROW = 3;
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
  let [good, slow] = [0, 0];
  let answeredAt = performance.now();
  let hasStarted = false;

  function leave(error: unknown): void {
    if (isClosed) return;
    [good, slow] = [0, 0];
    if (isUp || !hasStarted) {
      log("error", "the shared store is down or slow, this process works alone", { error: problem ?? error });
    }
    isUp = false;
    hasStarted = true;
  }

  function noteAnswer(tookMs: number): void {
    answeredAt = performance.now();
    problem = undefined;
    if (tookMs > SLOW_MS) {
      good = 0;
      slow += 1;
      if (isUp && slow >= SLOW_IN_A_ROW) leave(new Error(`answers took more than ${SLOW_MS} ms`));
      return;
    }
    slow = 0;
    good += 1;
    if (isUp || (hasStarted && good < GOOD_IN_A_ROW)) return;
    if (hasStarted) log("info", "the shared store is used again");
    [isUp, hasStarted] = [true, true];
  }

  async function check(): Promise<void> {
    const begunAt = performance.now();
    try {
      await withTimeout(SLOW_IN_A_ROW * COMMAND_LIMIT_MS, probe(clients.commands));
      noteAnswer(performance.now() - begunAt);
    } catch (error) {
      leave(error);
    }
    if (performance.now() - answeredAt < REPLACE_AFTER_MS || isClosed) return;
    answeredAt = performance.now();
    clients.destroy();
    clients = await open();
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
    /** Rejects at once while the store is down or slow, and on timeout. */
    async run<T>(command: (client: RedisCommands) => Promise<T>): Promise<T> {
      if (!isUp) throw new Error("the shared store is not used at present");
      try {
        return await withTimeout(COMMAND_LIMIT_MS, command(clients.commands));
      } catch (error) {
        leave(error);
        throw error;
      }
    },
    close(): void {
      isClosed = true;
      clients.destroy();
    },
  };
}

/** A busy event loop fires timers before it reads the socket, so a reply that has already arrived still counts. */
async function withTimeout<T>(ms: number, reply: Promise<T>): Promise<T> {
  const result = (await raceTimeout(ms, reply)) ?? (await afterPolling().then(() => raceTimeout(0, reply)));
  if (!result) throw new Error(`no answer within ${ms} ms`);
  return result.value;
}
