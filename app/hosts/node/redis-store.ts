import { ATTEMPTS_WINDOW_MS, type Attempts, createAttempts } from "~/lib/server/protection/attempts.server";
import { digesterFor } from "~/lib/server/cookies/sealed-value.server";
import type { Log } from "~/lib/server/protection/log.server";
import type { SharedValues } from "~/lib/server/request/shared-store.server";
import { readCacheKey, createRedisReadCache } from "./redis-read-cache";
import type { RedisCommands } from "./redis-clients";
import { connectToRedis, type RedisConnection } from "./redis-connection";

const GENERATION = "bijli:generation";
const CHANNEL = "bijli:purge";
const PROBE = "bijli:probe";
/** Set by the operator, also directly (docs/operation.md). */
const MAINTENANCE = "bijli:maintenance";
/** Digests of the secrets of every process, by the time of its last probe. */
const SECRETS = "bijli:secrets";

/** A process that has not probed for so long has ended. */
const SECRETS_LIFE_S = 5;

/** Longer than any cached answer lives. */
const GENERATION_LIFE_MS = 30 * 24 * 3_600_000;

/** One step, so that no count can stay without an expiry. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

const UNCOUNT = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end
return 0`;

/** Writes too: a full or read-only store fails it. */
const ASK_STATE = `
redis.call('SET', KEYS[2], '1', 'PX', 60000)
local now = redis.call('TIME')[1]
redis.call('ZADD', KEYS[4], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', now - ARGV[2])
redis.call('EXPIRE', KEYS[4], 60)
return {redis.call('GET', KEYS[1]) or '0', redis.call('GET', KEYS[3]) or '', redis.call('ZRANGE', KEYS[4], 0, -1)}`;

const COUNT_FOR = `
redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 0`;

const UNCOUNT_OR_DELETE = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 1 then redis.call('DECR', KEYS[1]) else redis.call('DEL', KEYS[1]) end
return 0`;

const DELETE_IF_SAME = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * The store's time in ms, so that it also grows after the store has lost its data. Deletes the
 * previous answers.
 */
const NEXT_GENERATION = `
local before = redis.call('GET', KEYS[1]) or '0'
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local generation = string.format('%.0f', math.max(now, tonumber(before) + 1))
redis.call('SET', KEYS[1], generation, 'PX', ARGV[2])
redis.call('UNLINK', KEYS[2] .. before)
redis.call('PUBLISH', ARGV[1], before .. ' ' .. generation .. ' ' .. ARGV[3])
return generation`;

interface RedisStoreOptions {
  readonly url: string;
  readonly log: Log;
  readonly release: string;
  /** SESSION_SECRET. Every process must have one of them. */
  readonly secrets: readonly string[];
  readonly onPurge: (tag: string | undefined) => void;
  readonly onMaintenance: (retryAfter: number | null) => void;
}

/**
 * Redis or Valkey (docs/decisions/0059): a server or sentinels. While it does not answer, this
 * process works alone.
 */
export async function openRedisStore(options: RedisStoreOptions) {
  const { url, log, release, secrets, onPurge, onMaintenance } = options;
  const digests = await Promise.all(secrets.map((secret) => digesterFor([secret], "shared secrets").digest("")));
  /** Generation of the last purge; null until the store's first answer. */
  let known: number | null = null;
  /** True while a purge of this process has not reached the store. */
  let hasPendingPurge = false;
  let maintenance: number | null = null;
  let hasOtherSecrets = false;

  /** The tag of a missed purge is unknown, so everything is purged. */
  function noteGeneration(generation: number): void {
    if (known !== null && generation !== known) onPurge(undefined);
    known = generation;
  }

  function noteSecrets(lists: readonly string[]): void {
    const before = hasOtherSecrets;
    hasOtherSecrets = lists.some((list) => !list.split(",").some((digest) => digests.includes(digest)));
    if (hasOtherSecrets === before) return;
    if (hasOtherSecrets) log("error", "a process on the shared store has another SESSION_SECRET");
    else log("info", "all processes on the shared store have the same SESSION_SECRET again");
  }

  async function probe(client: RedisCommands): Promise<void> {
    const state = await client.eval(ASK_STATE, {
      keys: [GENERATION, PROBE, MAINTENANCE, SECRETS],
      arguments: [digests.join(), String(SECRETS_LIFE_S)],
    });
    const [generation, switched, lists] = state as unknown as [string, string, string[]]; // returned by the script
    noteGeneration(Number(generation));
    noteSecrets(lists);
    const before = maintenance;
    maintenance = toRetryAfter(switched);
    if (maintenance !== before) onMaintenance(maintenance);
    if (!hasPendingPurge) return;
    await publish(client, "");
    hasPendingPurge = false;
  }

  const publish = (client: RedisCommands, tag: string) =>
    client.eval(NEXT_GENERATION, {
      keys: [GENERATION, readCacheKey(release, "")],
      arguments: [CHANNEL, String(GENERATION_LIFE_MS), tag],
    });

  function onMessage(message: string): void {
    const [before, generation, ...tag] = message.split(" ");
    if (Number(before) !== known) return noteGeneration(Number(generation));
    known = Number(generation);
    onPurge(tag.join(" ") || undefined);
  }

  const { run, isDegraded, close } = await connectToRedis({ url, log, probe, channel: CHANNEL, onMessage });
  return {
    readCache: createRedisReadCache({ run, release, generationKey: GENERATION, generation: () => known }),
    attempts: attemptsIn(run, createAttempts()),
    values: valuesIn(run),
    isDegraded,
    hasOtherSecrets: () => hasOtherSecrets,
    maintenance: () => maintenance,
    async switchMaintenance(retryAfter: number | null, lifeMs: number): Promise<void> {
      const expiration = { type: "PX", value: lifeMs } as const;
      const set = (client: RedisCommands) => client.set(MAINTENANCE, String(retryAfter), { expiration });
      await (retryAfter === null ? run((client) => client.del(MAINTENANCE)) : run(set));
    },
    /** Also reaches processes that are disconnected at present, later. */
    async purge(tag: string | undefined): Promise<void> {
      await run((client) => publish(client, tag ?? "")).catch(() => void (hasPendingPurge = true));
    },
    close,
  };
}

/** In seconds; 600 unless it is a number. */
function toRetryAfter(switched: string): number | null {
  if (switched === "") return null;
  return /^[1-9]\d{0,5}$/.test(switched) ? Number(switched) : 600;
}

/** `here` counts while the store does not answer. Keys are already digests. */
function attemptsIn(run: RedisConnection["run"], here: Attempts): Attempts {
  const change = (script: string, key: string) =>
    run((client) => client.eval(script, { keys: [`bijli:attempts:${key}`], arguments: [String(ATTEMPTS_WINDOW_MS)] }));
  return {
    count: (key) => change(COUNT, key).then(Number, () => here.count(key)),
    uncount: (key) => change(UNCOUNT, key).then(nothing, () => here.uncount(key)),
    reset: (key) => run((client) => client.del(`bijli:attempts:${key}`)).then(nothing, () => here.reset(key)),
  };
}

function valuesIn(run: RedisConnection["run"]): SharedValues {
  const at = (key: string) => `bijli:value:${key}`;
  const lasting = (lifeMs: number) => ({ expiration: { type: "PX", value: lifeMs } }) as const;
  return {
    claim: (key, text, lifeMs) =>
      run((client) => client.set(at(key), text, { ...lasting(lifeMs), condition: "NX", GET: true })),
    get: (key) => run((client) => client.get(at(key))),
    set: (key, text, lifeMs) => run((client) => client.set(at(key), text, lasting(lifeMs))).then(nothing),
    delete: (key, text) =>
      run((client) => client.eval(DELETE_IF_SAME, { keys: [at(key)], arguments: [text] })).then(nothing),
    count: (key, lifeMs) =>
      run((client) => client.eval(COUNT_FOR, { keys: [at(key)], arguments: [String(lifeMs)] })).then(nothing),
    uncount: (key) => run((client) => client.eval(UNCOUNT_OR_DELETE, { keys: [at(key)] })).then(nothing),
  };
}

const nothing = () => undefined;
