import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseJson } from "~/lib/async/parse-json";
import { steadyNow } from "~/lib/async/steady-now";
import type { SharedReadCache } from "~/lib/commerce/transport/read-cache.server";
import type { RedisConnection } from "./redis-connection";

/**
 * Per release and generation. A full cache is emptied; processes still have their own in memory.
 */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWER_BYTES = 256 * 1024;

const LIFE_MS = 24 * 3_600_000;

/** Other processes wait this long for the one that asks the backend. */
const WAIT_MS = 1_000;
const POLL_MS = 50;

/**
 * The answer with the time it was read; "load" for the process that must ask the backend, "wait"
 * for the others.
 */
const OPEN = `
local cached = redis.call('HGET', KEYS[1], ARGV[1])
local readAt = tonumber(string.match(cached or '', '^%S+'))
if readAt and readAt > tonumber(ARGV[2]) then return cached end
if redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[3]) then return 'load' end
return 'wait'`;

/** Stores nothing if there was a purge since `open`. */
const SAVE = `
redis.call('DEL', KEYS[2])
if (redis.call('GET', KEYS[3]) or '0') ~= ARGV[3] then return 0 end
local size = redis.call('HINCRBY', KEYS[1], 'bytes', #ARGV[2])
if size > tonumber(ARGV[4]) then
  redis.call('UNLINK', KEYS[1])
  redis.call('HSET', KEYS[1], 'bytes', #ARGV[2])
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[5]) end
return 1`;

/** Another release may derive something else from the same answer. */
export function readCacheKey(release: string, generation: number | ""): string {
  return `bijli:answers:${release}:${generation}`;
}

interface RedisReadCacheOptions {
  readonly run: RedisConnection["run"];
  readonly release: string;
  readonly generationKey: string;
  readonly generation: () => number | null;
  readonly maxBytes?: number;
}

/** Backend answers in Redis, as a second level behind each process's cache. */
export function createRedisReadCache(options: RedisReadCacheOptions): SharedReadCache {
  const { run, release, generationKey, generation, maxBytes = MAX_BYTES } = options;
  return {
    cachesAll: true,
    async open(key, newerThan) {
      const startGeneration = generation();
      if (startGeneration === null) throw new Error("the shared store has not answered yet");
      const name = createHash("sha256").update(key).digest("base64url");
      const [answers, claim] = [readCacheKey(release, startGeneration), `bijli:asking:${name}`];
      const ask = async () => {
        const keys = [answers, claim];
        const command = { keys, arguments: [name, String(newerThan), "2000"] };
        return String(await run((client) => client.eval(OPEN, command), { isOptional: true }));
      };
      const until = steadyNow() + WAIT_MS;
      let found = await ask();
      while (found === "wait" && steadyNow() < until) {
        await pause(POLL_MS);
        found = await ask();
      }
      const abandon = () => run((client) => client.del(claim), { isOptional: true }).then(() => undefined);
      return {
        cached: toAnswer(found),
        abandon,
        async save({ value, readAt }) {
          const text = `${readAt} ${JSON.stringify({ value })}`;
          if (Buffer.byteLength(text) > MAX_ANSWER_BYTES) return abandon();
          const keys = [answers, claim, generationKey];
          const limits = [String(maxBytes), String(LIFE_MS)];
          const command = { keys, arguments: [name, text, String(startGeneration), ...limits] };
          await run((client) => client.eval(SAVE, command), { isOptional: true });
        },
      };
    },
  };
}

function toAnswer(found: string): { value: unknown; readAt: number } | null {
  if (found === "load" || found === "wait") return null;
  const cut = found.indexOf(" ");
  const stored = parseJson(found.slice(cut)) as { value?: unknown } | null | undefined; // if written by save
  return { value: stored?.value, readAt: Number(found.slice(0, cut)) };
}
