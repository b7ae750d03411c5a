import { LRUCache } from "lru-cache";
import { steadyNow } from "~/lib/async/steady-now";
import { raceTimeout } from "~/lib/async/timeouts";

/** Maximum age of cached answers, in milliseconds. */
export interface Freshness {
  /** Served without a request. */
  readonly fresh: number;
  /** Served at once, revalidated in the background. */
  readonly stale: number;
  /** Served when the backend fails. */
  readonly onError: number;
  /** Also in the host's store. Only for critical reads: others would crowd them out. */
  readonly isShared: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const FRESHNESS = {
  /** Store, menu, content, countries: edited by hand, a few times a day. */
  frame: { fresh: 5 * MINUTE, stale: 24 * HOUR, onError: 24 * HOUR, isShared: true },
  /** Resolved paths, which every page waits for: better stale at once than fresh later. */
  path: { fresh: MINUTE, stale: 24 * HOUR, onError: 24 * HOUR, isShared: true },
  catalog: { fresh: MINUTE, stale: 10 * MINUTE, onError: 24 * HOUR, isShared: false },
  facets: { fresh: MINUTE, stale: HOUR, onError: 24 * HOUR, isShared: false },
  /** Price and stock of one variant: no older than in the catalogue around it. */
  variant: { fresh: 15 * SECOND, stale: 10 * MINUTE, onError: HOUR, isShared: false },
  stock: { fresh: 15 * SECOND, stale: MINUTE, onError: HOUR, isShared: false },
} satisfies Record<string, Freshness>;

/**
 * Of what the backend can do. It changes with a release, not with data: a purge has it read again,
 * and it is used meanwhile.
 */
export const SCHEMA_TAG = "schema";

export const STORE_SETTINGS = { tags: ["store"], freshness: FRESHNESS.frame };

/** `isRefresh`: an older answer is known, which the page may show meanwhile. */
export type Load<Value> = (how: { readonly isRefresh: boolean }) => Promise<Value>;

export interface CachedRead<Value> extends Omit<PrimedRead, "value"> {
  readonly freshness: Freshness;
  readonly load: Load<Value>;
  /** Other reads that this value answers; cached with its age, unless newer. */
  primes?(value: Value): readonly PrimedRead[];
}

interface PrimedRead {
  readonly key: string;
  readonly tags: readonly string[];
  readonly value: unknown;
}

export interface ReadContext {
  /**
   * False where work may end with its request (workerd): other requests wait for it only briefly.
   */
  readonly workOutlives: boolean;
  /** One function for each request, by which its reads know each other. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly onStale: (error: unknown) => void;
  /** Shared by short-lived processes. */
  readonly store?: SharedReadCache | undefined;
}

export interface CachedAnswer {
  readonly value: unknown;
  readonly readAt: number;
}

export interface SharedReadCache {
  /** Also caches answers that are not `isShared`. */
  readonly cachesAll?: boolean;
  /** May wait for another process that reads an answer newer than `newerThan` (by `steadyNow`). */
  open(
    key: string,
    newerThan: number,
  ): Promise<{
    readonly cached: CachedAnswer | null;
    /** `maxAge` in milliseconds. Does nothing if the store was purged since `open`. */
    save(answer: CachedAnswer, maxAge: number): Promise<void>;
    /** Releases other processes when there is no answer to store. */
    abandon?(): Promise<void>;
  }>;
}

export type ReadCache = Readonly<ReturnType<typeof createReadCache>>;

interface ReadCacheOptions {
  readonly maxEntries?: number;
  /** Estimate: two bytes per character of the value as JSON, plus its key. */
  readonly maxBytes?: number;
  readonly now?: () => number;
}

interface Entry extends Omit<CachedAnswer, "readAt"> {
  readAt: number;
  readonly tags: readonly string[];
  revalidatingUntil: number;
  /** Until then a stale value is served without waiting for the backend. */
  coolDownUntil: number;
}

const MAX_WAIT = 2 * SECOND;

/** Time after a failed revalidation in which the stale value is served at once. */
const COOL_DOWN = 10 * SECOND;

/** Limits how long a revalidation that was cut off with its request blocks others. */
const REVALIDATION_CLAIM = 30 * SECOND;

/** Mapped public reads of all requests. Bounded LRU; failures are never cached. */
export function createReadCache(options: ReadCacheOptions = {}) {
  const { maxEntries = 20_000, maxBytes = 48 * 1024 * 1024, now = steadyNow } = options;
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    // A larger value would evict most others.
    maxEntrySize: maxBytes / 4,
  });
  const inFlight = new Map<string, { readonly value: Promise<unknown>; readonly request: ReadContext["waitUntil"] }>();
  let purges = 0;

  function cacheValue({ key, tags, primes }: CachedRead<unknown>, value: unknown, readAt: number): void {
    for (const implied of primes?.(value) ?? []) {
      if ((entries.peek(implied.key)?.readAt ?? -Infinity) < readAt) put(implied, readAt);
    }
    put({ key, tags, value }, readAt);
  }

  function put({ key, tags, value }: PrimedRead, readAt: number): void {
    const size = 2 * (key.length + (JSON.stringify(value)?.length ?? 0));
    entries.set(key, { value, readAt, tags, revalidatingUntil: 0, coolDownUntil: 0 }, { size });
  }

  async function load(cachedRead: CachedRead<unknown>, { store, waitUntil }: ReadContext): Promise<unknown> {
    const purgesBefore = purges;
    const { key, freshness } = cachedRead;
    const newerThan = entries.peek(key)?.readAt ?? now() - freshness.stale;
    const isStored = freshness.isShared || store?.cachesAll === true;
    const stored = isStored ? await store?.open(key, newerThan).catch(() => undefined) : undefined;
    const { cached } = stored ?? {};
    if (cached && cached.readAt > newerThan && purges === purgesBefore) {
      cacheValue(cachedRead, cached.value, cached.readAt);
      return cached.value;
    }
    const readAt = now();
    let isCached = false;
    try {
      const value = await cachedRead.load({ isRefresh: entries.has(key) });
      if (purges !== purgesBefore) return value;
      isCached = true;
      cacheValue(cachedRead, value, readAt);
      if (stored) waitUntil(stored.save({ value, readAt }, freshness.stale).catch(() => undefined));
      return value;
    } finally {
      const abandoned = isCached ? undefined : stored?.abandon?.();
      if (abandoned) waitUntil(abandoned.catch(() => undefined));
    }
  }

  function loadOnce(cachedRead: CachedRead<unknown>, context: ReadContext): Promise<unknown> {
    const { key } = cachedRead;
    const pending = inFlight.get(key);
    if (pending && (context.workOutlives || pending.request === context.waitUntil)) return pending.value;
    if (pending) return joinOrTakeOver(pending.value, cachedRead, context);
    const valuePromise = load(cachedRead, context).finally(() => {
      if (inFlight.get(key)?.value === valuePromise) inFlight.delete(key);
    });
    inFlight.set(key, { value: valuePromise, request: context.waitUntil });
    context.waitUntil(valuePromise.catch(() => undefined));
    return valuePromise;
  }

  /**
   * The timer belongs to this request: it also fires if the other request ended and its promise
   * never settles.
   */
  async function joinOrTakeOver(pending: Promise<unknown>, cachedRead: CachedRead<unknown>, context: ReadContext) {
    const result = await raceTimeout(MAX_WAIT, pending);
    if (result) return result.value;
    if (inFlight.get(cachedRead.key)?.value === pending) inFlight.delete(cachedRead.key);
    return read(cachedRead, context);
  }

  async function loadOrServeStale(cachedRead: CachedRead<unknown>, entry: Entry, context: ReadContext) {
    try {
      const result = await raceTimeout(MAX_WAIT, loadOnce(cachedRead, context));
      if (result) return result.value;
      throw new Error(`revalidation: slower than ${MAX_WAIT} ms`);
    } catch (error) {
      entry.coolDownUntil = now() + COOL_DOWN;
      context.onStale(error);
      return entry.value;
    }
  }

  function revalidate(cachedRead: CachedRead<unknown>, entry: Entry, context: ReadContext): void {
    if (entry.revalidatingUntil > now()) return;
    entry.revalidatingUntil = now() + REVALIDATION_CLAIM;
    context.waitUntil(loadOnce(cachedRead, context).catch(context.onStale));
  }

  async function read(cachedRead: CachedRead<unknown>, context: ReadContext): Promise<unknown> {
    const entry = entries.get(cachedRead.key);
    if (!entry) return loadOnce(cachedRead, context);
    const { fresh, stale, onError } = cachedRead.freshness;
    const age = now() - entry.readAt;
    if (age <= fresh) return entry.value;
    if (age > onError) return loadOnce(cachedRead, context);
    if (age > stale && entry.coolDownUntil <= now()) return loadOrServeStale(cachedRead, entry, context);
    revalidate(cachedRead, entry, context);
    return entry.value;
  }

  return {
    read: <Value>(cachedRead: CachedRead<Value>, context: ReadContext) => read(cachedRead, context) as Promise<Value>, // one type of value per key
    /** Removes entries with the tag, or all. Reads in flight are not cached either. */
    purge(tag?: string): void {
      purges += 1;
      inFlight.clear();
      for (const [key, entry] of [...entries.entries()]) {
        // Reads in flight are not cached: the next read starts again.
        entry.revalidatingUntil = 0;
        if (tag !== undefined && !entry.tags.includes(tag)) continue;
        if (!entry.tags.includes(SCHEMA_TAG)) entries.delete(key);
        else entry.readAt = Math.min(entry.readAt, now() - FRESHNESS.frame.fresh - 1);
      }
    },
    get size() {
      return entries.size;
    },
  };
}
