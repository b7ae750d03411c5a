import { LRUCache } from "lru-cache";
import { steadyNow } from "~/lib/async/steady-now";
import type { SealedValues } from "./shared-store.server";

interface Call<Result> {
  readonly startedAt: number;
  result: Result | null;
  isOver: boolean;
}

interface OnceOptions<Result> {
  /** Prefix of its keys in the shared store. */
  readonly name: string;
  /** Longer than any call: on workerd a call that is cut off never ends. */
  readonly timeoutMs: number;
  /** Whether later calls get the result too. Otherwise only concurrent calls share it. */
  readonly isReusable?: (result: Result) => boolean;
  /** For other processes; null for a result that only this process can use. Default: JSON. */
  readonly toText?: (result: Result) => string | null;
}

const MAX_RESULTS = 1_000;
const POLL_MS = 50;

/**
 * One call per key at a time, over all processes with a shared store: a concurrent call gets the
 * first one's result. Null when that threw, gave null, or timed out. Without an answer from the
 * store, this process decides alone.
 */
export function createOnce<Result extends object>(options: OnceOptions<Result>) {
  const { timeoutMs, isReusable } = options;
  const calls = new LRUCache<string, Call<Result>>({ max: MAX_RESULTS });
  const results = createSharedResults<Result>(options);

  /** Polls, because on workerd a promise cannot be awaited in another request. */
  async function resultOf(call: Call<Result>): Promise<Result | null> {
    while (!call.isOver && steadyNow() - call.startedAt < timeoutMs) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return call.result;
  }

  return {
    async run(
      key: string,
      run: () => Promise<Result | null>,
      shared: SealedValues | null = null,
    ): Promise<Result | null> {
      const first = calls.get(key);
      const isUnderWay = first?.isOver === false && steadyNow() - first.startedAt < timeoutMs;
      // Another process may have deleted a stored result.
      if (first && (isUnderWay || (first.isOver && !shared))) return resultOf(first);
      const call: Call<Result> = { startedAt: steadyNow(), result: null, isOver: false };
      calls.set(key, call);
      try {
        const runAlone = async () => (first?.isOver ? first.result : run());
        call.result = await (shared ? results.run(shared, key, { run, runAlone }) : run());
        return call.result;
      } finally {
        call.isOver = true;
        const isStored = call.result !== null && isReusable?.(call.result) === true;
        if (!isStored && calls.get(key) === call) calls.delete(key);
      }
    },

    async get(key: string, shared: SealedValues | null = null): Promise<Result | null> {
      const found = shared && (await results.get(shared, key).catch(() => null));
      return found ?? calls.get(key)?.result ?? null;
    },

    async delete(key: string, result: Result, shared: SealedValues | null = null): Promise<void> {
      if (shared || calls.get(key)?.result === result) calls.delete(key);
      if (shared) await results.delete(shared, key, result).catch(() => undefined);
    },
  };
}

interface Work<Result> {
  readonly run: () => Promise<Result | null>;
  /** Used while the store does not answer. */
  readonly runAlone: () => Promise<Result | null>;
}

interface Claim {
  readonly shared: SealedValues;
  readonly storeKey: string;
  readonly claim: string;
}

/** As long as a shopper may come back with old cookies. */
const RESULT_LIFETIME_MS = 24 * 3_600_000;

/** For concurrent calls that wait for the result. */
const HANDOVER_MS = 10_000;

const CLAIM = "claim ";

/**
 * `createOnce` over all processes. A key holds a claim while a process runs the call, then the
 * sealed result. Without `isReusable`, the result is stored under the claim. A claim expires after
 * `timeoutMs`, if its process died.
 */
function createSharedResults<Result extends object>(options: OnceOptions<Result>) {
  const { name, timeoutMs, isReusable, toText = JSON.stringify } = options;
  const sealedTexts = new WeakMap<Result, string>();
  const storeKeyOf = (key: string) => `${name} ${key}`;

  async function open(shared: SealedValues, sealed: string | null): Promise<Result | null> {
    const text = sealed === null || sealed.startsWith(CLAIM) ? null : await shared.open(sealed);
    if (sealed === null || text === null) return null;
    const result = JSON.parse(text) as Result; // sealed by this shop
    sealedTexts.set(result, sealed);
    return result;
  }

  async function resultOf({ shared, storeKey, claim }: Claim): Promise<Result | null> {
    const until = steadyNow() + timeoutMs;
    let current: string | null = claim;
    while (current === claim && steadyNow() < until) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      current = await shared.get(storeKey);
    }
    const stored = await open(shared, current);
    return stored ?? open(shared, await shared.get(`${storeKey} ${claim}`));
  }

  async function end({ shared, storeKey, claim }: Claim, result: Result | null): Promise<void> {
    const text = result && toText(result);
    if (result && text !== null) {
      const sealed = await shared.seal(text);
      sealedTexts.set(result, sealed);
      if (isReusable?.(result)) return shared.set(storeKey, sealed, RESULT_LIFETIME_MS);
      await shared.set(`${storeKey} ${claim}`, sealed, HANDOVER_MS);
    }
    await shared.delete(storeKey, claim);
  }

  return {
    async run(shared: SealedValues, key: string, { run, runAlone }: Work<Result>): Promise<Result | null> {
      const storeKey = storeKeyOf(key);
      const claim = CLAIM + crypto.randomUUID();
      let current: string | null;
      try {
        current = await shared.claim(storeKey, claim, timeoutMs);
      } catch {
        return runAlone();
      }
      // Null when the store fails meanwhile: the other call's result is unknown.
      if (current?.startsWith(CLAIM)) return resultOf({ shared, storeKey, claim: current }).catch(() => null);
      if (current !== null) return open(shared, current);
      let result: Result | null = null;
      try {
        result = await run();
        return result;
      } finally {
        await end({ shared, storeKey, claim }, result).catch(() => undefined);
      }
    },

    /** Rejects when the store does not answer. */
    async get(shared: SealedValues, key: string): Promise<Result | null> {
      return open(shared, await shared.get(storeKeyOf(key)));
    },

    async delete(shared: SealedValues, key: string, result: Result): Promise<void> {
      const sealed = sealedTexts.get(result);
      if (sealed !== undefined) await shared.delete(storeKeyOf(key), sealed);
    },
  };
}
