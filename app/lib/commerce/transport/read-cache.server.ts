/** How old an answer may be, in milliseconds since it was read. */
export interface Freshness {
  /** Served without asking. */
  readonly fresh: number;
  /** Served at once while a new one is fetched behind it. */
  readonly stale: number;
  /** Served when the backend fails. */
  readonly onError: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const FRESHNESS = {
  /** Store, menu, content, countries: changed by hand, a few times a day. */
  frame: { fresh: 5 * MINUTE, stale: HOUR, onError: 24 * HOUR },
  /** Products, categories, listings, addresses of pages. */
  catalog: { fresh: MINUTE, stale: 10 * MINUTE, onError: 24 * HOUR },
  /** Price and stock of one variant. */
  stock: { fresh: 15 * SECOND, stale: MINUTE, onError: HOUR },
} satisfies Record<string, Freshness>;

export interface CachedRead<Value> {
  readonly key: string;
  readonly tags: readonly string[];
  readonly freshness: Freshness;
  readonly load: () => Promise<Value>;
}

/** What a request may do beyond its own reply. */
export interface ReadContext {
  /** False where a promise belongs to one request (workerd): then nobody waits for another's reply. */
  readonly shareInFlight: boolean;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly onStale: (error: unknown) => void;
}

export interface ReadCache {
  read<Value>(wanted: CachedRead<Value>, context: ReadContext): Promise<Value>;
  /** Forgets what carries the tag, or everything. Reads under way at this moment are not kept either. */
  purge(tag?: string): void;
  readonly size: number;
}

interface ReadCacheOptions {
  readonly maxEntries?: number;
  /** Rough: two bytes for each character of the value as JSON, and its key. */
  readonly maxBytes?: number;
  /** Values are shared by all requests; freezing shows in development who writes to them. */
  readonly freeze?: boolean;
  readonly now?: () => number;
}

interface Entry {
  readonly value: unknown;
  readonly readAt: number;
  readonly bytes: number;
  readonly tags: readonly string[];
  /** Until then somebody is already fetching a new one. */
  renewingUntil: number;
  /** Until then the backend is not waited for. */
  restsUntil: number;
}

/** With an old answer in hand nobody waits longer than this for a new one… */
const PATIENCE = 2 * SECOND;

/** …and after a failure nobody waits at all for this long. */
const REST = 10 * SECOND;

/** A renewal that never reports back (its request was cut off) blocks others no longer than this. */
const RENEWAL_CLAIM = 30 * SECOND;

/**
 * Mapped answers to public reads, for all requests of a process. Bounded, least recently used out first. It holds what a
 * load resolved to and nothing else: a failure is never kept, and callers with a token do not come here.
 */
export function createReadCache(options: ReadCacheOptions = {}): ReadCache {
  const { maxEntries = 5000, maxBytes = 48 * 1024 * 1024, freeze = false, now = Date.now } = options;
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<unknown>>();
  let bytes = 0;
  let purges = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(wanted: CachedRead<unknown>, value: unknown, readAt: number): void {
    const weight = 2 * (wanted.key.length + (JSON.stringify(value)?.length ?? 0));
    drop(wanted.key);
    if (weight > maxBytes / 4) return;
    const held = freeze ? deepFreeze(value) : value;
    entries.set(wanted.key, { value: held, readAt, bytes: weight, tags: wanted.tags, renewingUntil: 0, restsUntil: 0 });
    bytes += weight;
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  async function load<Value>(wanted: CachedRead<Value>): Promise<Value> {
    const purgesBefore = purges;
    const readAt = now();
    const value = await wanted.load();
    if (purges === purgesBefore) keep(wanted, value, readAt);
    return value;
  }

  function loadOnce<Value>(wanted: CachedRead<Value>, { shareInFlight }: ReadContext): Promise<Value> {
    if (!shareInFlight) return load(wanted);
    const underWay = inFlight.get(wanted.key);
    if (underWay) return underWay as Promise<Value>; // a key names one kind of value
    const loading = load(wanted).finally(() => {
      if (inFlight.get(wanted.key) === loading) inFlight.delete(wanted.key);
    });
    inFlight.set(wanted.key, loading);
    return loading;
  }

  async function loadOrHold<Value>(wanted: CachedRead<Value>, entry: Entry, context: ReadContext): Promise<Value> {
    const loading = loadOnce(wanted, context);
    context.waitUntil(loading.catch(() => undefined));
    try {
      return await within(PATIENCE, loading);
    } catch (error) {
      entry.restsUntil = now() + REST;
      context.onStale(error);
      return entry.value as Value; // a key names one kind of value
    }
  }

  function renew<Value>(wanted: CachedRead<Value>, entry: Entry, context: ReadContext): void {
    if (entry.renewingUntil > now()) return;
    entry.renewingUntil = now() + RENEWAL_CLAIM;
    context.waitUntil(loadOnce(wanted, context).catch(context.onStale));
  }

  return {
    async read<Value>(wanted: CachedRead<Value>, context: ReadContext): Promise<Value> {
      const entry = entries.get(wanted.key);
      if (!entry) return loadOnce(wanted, context);
      entries.delete(wanted.key);
      entries.set(wanted.key, entry);
      const held = entry.value as Value; // a key names one kind of value
      const age = now() - entry.readAt;
      if (age <= wanted.freshness.fresh) return held;
      if (age > wanted.freshness.onError) return loadOnce(wanted, context);
      if (age > wanted.freshness.stale && entry.restsUntil <= now()) return loadOrHold(wanted, entry, context);
      renew(wanted, entry, context);
      return held;
    },
    purge(tag) {
      purges += 1;
      inFlight.clear();
      for (const [key, entry] of entries) if (tag === undefined || entry.tags.includes(tag)) drop(key);
    },
    get size() {
      return entries.size;
    },
  };
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`reading anew: slower than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
