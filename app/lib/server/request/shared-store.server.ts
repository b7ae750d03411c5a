import type { CachedAnswer, SharedReadCache } from "~/lib/commerce/transport/read-cache.server";
import { sealerFor, type Sealer, digesterFor } from "~/lib/server/cookies/sealed-value.server";
import type { Attempts } from "~/lib/server/protection/attempts.server";

/**
 * On the worker or in Redis. For a missing part every process has its own (docs/decisions/0059).
 */
export interface SharedStore {
  readonly attempts?: Attempts;
  readonly values?: SharedValues;
  readonly readCache?: SharedReadCache;
  /** True while the store does not answer and every process works alone. */
  readonly isDegraded?: () => boolean;
  /**
   * True while another process shares no SESSION_SECRET with this one, so that neither reads what
   * the other seals.
   */
  readonly hasOtherSecrets?: () => boolean;
  /** `Retry-After` in seconds while all processes are in maintenance, else null. */
  readonly maintenance?: () => number | null;
  /** Null ends it, else it ends after `lifeMs`. Rejects when the store does not answer. */
  readonly switchMaintenance?: (retryAfter: number | null, lifeMs: number) => Promise<void>;
}

/** Rejects when the store does not answer. */
export interface SharedValues {
  /** Stores the text unless the key has one. Resolves to the text the key had, or to null. */
  claim(key: string, text: string, lifeMs: number): Promise<string | null>;
  get(key: string): Promise<string | null>;
  set(key: string, text: string, lifeMs: number): Promise<void>;
  /** Deletes the key, unless it has another text by now. */
  delete(key: string, text: string): Promise<void>;
  /**
   * Increments a number, which `get` returns as text. It lives `lifeMs` after the last increment.
   */
  count(key: string, lifeMs: number): Promise<void>;
  /** Decrements it; deletes it at zero. */
  uncount(key: string): Promise<void>;
}

/** Hashes the keys. Seal personal data. */
export type SealedValues = SharedValues & Sealer;

/** Answers are public, so they are signed only. What another program has written is read anew. */
export function signAnswers(cache: SharedReadCache, secrets: readonly string[]): SharedReadCache {
  const { digest, isDigest } = digesterFor(secrets, "shared answer");
  const textOf = (key: string, { value, readAt }: CachedAnswer) => JSON.stringify([key, readAt, value]);

  async function verify(key: string, { value: stored, readAt }: CachedAnswer): Promise<CachedAnswer | null> {
    const { value, signature } = (stored ?? {}) as { value?: unknown; signature?: string }; // if written by save
    const isOurs = typeof signature === "string" && (await isDigest(textOf(key, { value, readAt }), signature));
    return isOurs ? { value, readAt } : null;
  }

  return {
    ...cache,
    async open(key, newerThan) {
      const opened = await cache.open(key, newerThan);
      return {
        ...opened,
        cached: opened.cached && (await verify(key, opened.cached)),
        async save({ value, readAt }, maxAge) {
          const signature = await digest(textOf(key, { value, readAt }));
          await opened.save({ value: { value, signature }, readAt }, maxAge);
        },
      };
    },
  };
}

export function sealValues(values: SharedValues, secrets: readonly string[]): SealedValues {
  const { digest } = digesterFor(secrets, "shared store");
  return {
    ...sealerFor(secrets, "shared store"),
    claim: async (key, text, lifeMs) => values.claim(await digest(key), text, lifeMs),
    get: async (key) => values.get(await digest(key)),
    set: async (key, text, lifeMs) => values.set(await digest(key), text, lifeMs),
    delete: async (key, text) => values.delete(await digest(key), text),
    count: async (key, lifeMs) => values.count(await digest(key), lifeMs),
    uncount: async (key) => values.uncount(await digest(key)),
  };
}
