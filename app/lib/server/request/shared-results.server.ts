import { steadyNow } from "~/lib/async/steady-now";
import type { SealedValues } from "./shared-store.server";

interface SharedResultsOptions<Result> {
  readonly name: string;
  readonly timeoutMs: number;
  readonly isReusable?: (result: Result) => boolean;
  readonly toText: (result: Result) => string | null;
}

interface Work<Result> {
  readonly run: () => Promise<Result | null>;
  /** Used while the store does not answer. */
  readonly runAlone: () => Promise<Result | null>;
}

interface Ended<Result> {
  readonly claim: string;
  readonly result: Result | null;
}

const POLL_MS = 50;

/** As long as a shopper may come back with old cookies. */
const RESULT_LIFETIME_MS = 24 * 3_600_000;

/** For concurrent calls that wait for the result. */
const HANDOVER_MS = 10_000;

const CLAIM = "claim ";

/**
 * `createOnce` over all processes. A key holds a claim while a process runs the call, then the sealed result. Without
 * `isReusable`, the result is stored under the claim. A claim expires after `timeoutMs`, if its process died.
 */
export function createSharedResults<Result extends object>(options: SharedResultsOptions<Result>) {
  const { name, timeoutMs, isReusable, toText } = options;
  const sealedTexts = new WeakMap<Result, string>();
  const storeKeyOf = (key: string) => `${name} ${key}`;

  async function open(shared: SealedValues, sealed: string | null): Promise<Result | null> {
    const text = sealed === null || sealed.startsWith(CLAIM) ? null : await shared.open(sealed);
    if (sealed === null || text === null) return null;
    const result = JSON.parse(text) as Result; // sealed by this shop
    sealedTexts.set(result, sealed);
    return result;
  }

  async function resultOf(shared: SealedValues, storeKey: string, claim: string): Promise<Result | null> {
    const until = steadyNow() + timeoutMs;
    let current: string | null = claim;
    while (current === claim && steadyNow() < until) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      current = await shared.get(storeKey);
    }
    const stored = await open(shared, current);
    return stored ?? open(shared, await shared.get(`${storeKey} ${claim}`));
  }

  async function end(shared: SealedValues, storeKey: string, { claim, result }: Ended<Result>): Promise<void> {
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
      if (current?.startsWith(CLAIM)) return resultOf(shared, storeKey, current).catch(() => null);
      if (current !== null) return open(shared, current);
      let result: Result | null = null;
      try {
        result = await run();
        return result;
      } finally {
        await end(shared, storeKey, { claim, result }).catch(() => undefined);
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
