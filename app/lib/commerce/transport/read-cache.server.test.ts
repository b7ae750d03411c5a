import { describe, expect, test, vi } from "vitest";
import {
  type SharedReadCache,
  type CachedRead,
  type ReadContext,
  createReadCache,
  FRESHNESS,
  SCHEMA_TAG,
} from "./read-cache.server";

const freshness = { fresh: 60, stale: 600, onError: 6000, isShared: false };

function setUp(options: { maxEntries?: number; maxBytes?: number } = {}) {
  let time = 0;
  const background: Promise<unknown>[] = [];
  const onStale = vi.fn();
  const context: ReadContext = { workOutlives: true, waitUntil: (work) => void background.push(work), onStale };
  const cache = createReadCache({ ...options, now: () => time });
  return {
    cache,
    context,
    onStale,
    background,
    wait: (ms: number) => {
      time += ms;
    },
    settle: () => Promise.all(background),
    read: (
      key: string,
      load: () => Promise<unknown>,
      more: Partial<CachedRead<unknown>> & { context?: Partial<ReadContext> } = {},
    ) => cache.read({ key, tags: [], freshness, load, ...more }, { ...context, ...more.context }),
  };
}

const answers = (...values: unknown[]) => vi.fn(() => Promise.resolve(values.length > 1 ? values.shift() : values[0]));
const fails = () => vi.fn(() => Promise.reject(new Error("down")));

describe("age", () => {
  test("returns a fresh answer without loading", async () => {
    const { read, wait } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(60);
    expect(await read("a", load)).toBe("first");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("returns a stale answer at once and revalidates it", async () => {
    const { read, wait, settle } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(61);
    expect(await read("a", load)).toBe("first");
    await settle();
    expect(await read("a", load)).toBe("second");
  });

  test("revalidates once, also when promises are not shared", async () => {
    const { read, wait, settle } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(61);
    const alone = { context: { workOutlives: false } };
    await Promise.all([read("a", load, alone), read("a", load, alone), read("a", load, alone)]);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("waits for a new answer when the cached one is past stale", async () => {
    const { read, wait } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(601);
    expect(await read("a", load)).toBe("second");
  });
});

describe("failures", () => {
  test("does not cache a failure", async () => {
    const { read, cache } = setUp();
    await expect(read("a", fails())).rejects.toThrow("down");
    expect(cache.size).toBe(0);
    expect(await read("a", answers("back"))).toBe("back");
  });

  test("returns a stale answer when the backend fails, and calls onStale", async () => {
    const { read, wait, onStale } = setUp();
    await read("a", answers("first"));
    wait(5000);
    expect(await read("a", fails())).toBe("first");
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  test("returns the stale answer without waiting shortly after a failure", async () => {
    const { read, wait } = setUp();
    await read("a", answers("first"));
    wait(5000);
    await read("a", fails());
    const hanging = vi.fn(() => new Promise<never>(() => undefined));
    expect(await read("a", hanging)).toBe("first");
    expect(hanging).toHaveBeenCalledTimes(1);
  });

  test("returns a stale answer when the backend takes longer than two seconds", async () => {
    vi.useFakeTimers();
    const { read, wait, onStale } = setUp();
    await read("a", answers("first"));
    wait(5000);
    const reading = read("a", () => new Promise<never>(() => undefined));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reading).toBe("first");
    expect(onStale).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test("keeps the stale answer when revalidation fails, and calls onStale", async () => {
    const { read, wait, settle, onStale } = setUp();
    await read("a", answers("first"));
    wait(61);
    expect(await read("a", fails())).toBe("first");
    await settle();
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(await read("a", answers("unused"))).toBe("first");
  });

  test("revalidates again only 30 s after a failed revalidation", async () => {
    const { read, wait, settle } = setUp();
    const longer = { freshness: { ...freshness, stale: 100_000, onError: 100_000 } };
    await read("a", answers("first"), longer);
    wait(61);
    await read("a", fails(), longer);
    await settle();
    const load = answers("second");
    wait(29_999);
    await read("a", load, longer);
    expect(load).not.toHaveBeenCalled();
    wait(1);
    await read("a", load, longer);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("throws when the backend fails and the cached answer is too old", async () => {
    const { read, wait } = setUp();
    await read("a", answers("first"));
    wait(6001);
    await expect(read("a", fails())).rejects.toThrow("down");
  });
});

describe("sharing", () => {
  test("loads once for simultaneous reads of a key", async () => {
    const { read } = setUp();
    const load = answers("one");
    expect(await Promise.all([read("a", load), read("a", load)])).toEqual(["one", "one"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("loads again after two seconds when the first load may have ended", async () => {
    vi.useFakeTimers();
    const { read, background } = setUp();
    const alone = { context: { workOutlives: false } };
    const ended = vi.fn(() => new Promise<never>(() => undefined));
    void read("a", ended, { context: { workOutlives: false, waitUntil: () => undefined } });
    const load = answers("one");
    const readers = [read("a", load, alone), read("a", load, alone), read("a", load, alone)];
    await vi.advanceTimersByTimeAsync(1_990);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(await Promise.all(readers)).toEqual(["one", "one", "one"]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(background).toHaveLength(1);
    vi.useRealTimers();
  });

  test("waits for a slow load of its own request, however long it takes", async () => {
    vi.useFakeTimers();
    const { read } = setUp();
    const alone = { context: { workOutlives: false } };
    const load = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve("one"), 3_000)));
    const readers = [read("a", load, alone), read("a", load, alone)];
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await Promise.all(readers)).toEqual(["one", "one"]);
    expect(load).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe("bounds", () => {
  test("evicts the least recently used entry", async () => {
    const { read, cache } = setUp({ maxEntries: 2 });
    await read("a", answers("a"));
    await read("b", answers("b"));
    await read("a", answers("unused"));
    await read("c", answers("c"));
    expect(cache.size).toBe(2);
    expect(await read("a", answers("again"))).toBe("a");
    expect(await read("b", answers("again"))).toBe("again");
  });

  test("evicts entries when their bytes exceed the limit", async () => {
    const { read, cache } = setUp({ maxBytes: 1000 });
    for (const key of ["a", "b", "c", "d", "e", "f"]) await read(key, answers("x".repeat(100)));
    expect(cache.size).toBe(4);
  });

  test("does not cache a value that would evict most others", async () => {
    const { read, cache } = setUp({ maxBytes: 1000 });
    await read("a", answers("x".repeat(400)));
    expect(cache.size).toBe(0);
  });
});

describe("an answer that primes others", () => {
  const primes = (value: unknown) => [{ key: "a", tags: ["catalog"], value: `a in ${String(value)}` }];

  test("fills their entries, with its own age", async () => {
    const { read, wait } = setUp();
    await read("all", answers("all"), { primes });
    const load = answers("asked");
    wait(60);
    expect(await read("a", load)).toBe("a in all");
    expect(load).not.toHaveBeenCalled();
    wait(1);
    await read("a", load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("replaces entries that were read earlier, but not later ones", async () => {
    const { read, wait } = setUp();
    await read("a", answers("earlier"));
    wait(10);
    let finish = (_value: unknown) => {};
    const slow = read("slow", () => new Promise((resolve) => (finish = resolve)), { primes });
    await read("all", answers("all"), { primes });
    expect(await read("a", answers("unused"))).toBe("a in all");
    wait(61);
    await read("a", answers("later"));
    finish("slow");
    await slow;
    expect(await read("a", answers("unused"))).toBe("later");
  });

  test("primes nothing after a purge, and primed entries are purged by their tags", async () => {
    const { read, cache } = setUp();
    let finish = (_value: unknown) => {};
    const reading = read("all", () => new Promise((resolve) => (finish = resolve)), { primes });
    cache.purge("catalog");
    finish("all");
    await reading;
    expect(cache.size).toBe(0);
    await read("all", answers("all"), { primes });
    expect(cache.size).toBe(2);
    cache.purge("catalog");
    expect(cache.size).toBe(1);
  });

  test("primes them also when it comes from the shared cache", async () => {
    const { read } = setUp();
    const store: SharedReadCache = {
      open: () => Promise.resolve({ cached: { value: "stored", readAt: 0 }, save: () => Promise.resolve() }),
    };
    const stored = { freshness: { ...freshness, isShared: true }, context: { store } };
    await read("all", answers("asked"), { ...stored, primes });
    expect(await read("a", answers("asked"))).toBe("a in stored");
  });
});

describe("purge", () => {
  test("what is revalidated meanwhile is read anew by the next read", async () => {
    const { cache, read, wait, settle } = setUp();
    const schema = { tags: [SCHEMA_TAG] };
    await read("a", answers("old"), schema);
    wait(61);
    let answer = (_: unknown) => {};
    await read("a", () => new Promise((resolve) => (answer = resolve)), schema);
    cache.purge("catalog");
    answer("before the purge");
    await settle();
    await read("a", answers("new"), schema);
    await settle();
    expect(await read("a", answers("never"), schema)).toBe("new");
  });

  test("removes the entries of a tag, or all without a tag", async () => {
    const { read, cache } = setUp();
    await read("a", answers("a"), { tags: ["catalog"] });
    await read("b", answers("b"), { tags: ["content"] });
    cache.purge("catalog");
    expect(cache.size).toBe(1);
    cache.purge();
    expect(cache.size).toBe(0);
  });

  test("has what the backend can do read again, and keeps it meanwhile", async () => {
    const { read, cache, settle } = setUp();
    const load = answers("old", "new");
    const schema = { tags: [SCHEMA_TAG], freshness: FRESHNESS.frame };
    await read("a", load, schema);
    cache.purge();
    expect(await read("a", load, schema)).toBe("old");
    await settle();
    expect(await read("a", load, schema)).toBe("new");
  });

  test("does not cache an answer that was loading", async () => {
    const { read, cache } = setUp();
    let finish = (_value: unknown) => {};
    const reading = read("a", () => new Promise((resolve) => (finish = resolve)));
    cache.purge();
    expect(await read("a", answers("from after")), "nor returned to later reads").toBe("from after");
    finish("from before");
    expect(await reading).toBe("from before");
    expect(await read("a", answers("unused"))).toBe("from after");
  });
});

describe("shared cache", () => {
  const sharedRead = { freshness: { fresh: 60, stale: 3_600_000, onError: 3_600_000, isShared: true } };

  function storeFor(count: number) {
    const stored = new Map<string, { value: unknown; readAt: number }>();
    const store: SharedReadCache = {
      open: (key) =>
        Promise.resolve({
          cached: stored.get(key) ?? null,
          save: (answer) => Promise.resolve(void stored.set(key, answer)),
        }),
    };
    return {
      stored,
      processes: Array.from({ length: count }, () => setUp()),
      more: { ...sharedRead, context: { store } },
    };
  }

  test("returns what another process has read", async () => {
    const { stored, processes, more } = storeFor(2);
    const [one, two] = processes;
    await one?.read("a", answers("first"), more);
    await one?.settle();
    const load = fails();
    expect(await two?.read("a", load, more)).toBe("first");
    expect(load).not.toHaveBeenCalled();
    await two?.read("b", answers("b"), { context: more.context });
    expect([...stored.keys()], "only reads that are shared").toEqual(["a"]);
  });

  test("revalidates from a newer shared answer, or else loads", async () => {
    const { stored, processes, more } = storeFor(1);
    const [one] = processes;
    await one?.read("a", answers("first"), more);
    await one?.settle();
    one?.wait(61);
    stored.set("a", { value: "of another", readAt: 30 });
    await one?.read("a", fails(), more);
    await one?.settle();
    expect(await one?.read("a", answers("third"), more)).toBe("of another");
    await one?.settle();
    one?.wait(61);
    await one?.read("a", answers("third"), more);
    await one?.settle();
    expect(await one?.read("a", fails(), more)).toBe("third");
  });

  test("loads when the shared cache fails", async () => {
    const { read } = setUp();
    const store: SharedReadCache = { open: () => Promise.reject(new Error("no cache here")) };
    expect(await read("a", answers("first"), { ...sharedRead, context: { store } })).toBe("first");
  });
});

test("answers age also when the system clock is set back", async () => {
  vi.useFakeTimers({ now: 10 * 3_600_000, toFake: ["Date", "performance"] });
  try {
    const cache = createReadCache();
    const context: ReadContext = { workOutlives: true, waitUntil: () => undefined, onStale: () => undefined };
    const load = answers("first", "second");
    const cachedRead = {
      key: "a",
      tags: [],
      freshness: { fresh: 1_000, stale: 1_000, onError: 1_000, isShared: false },
      load,
    };
    expect(await cache.read(cachedRead, context)).toBe("first");
    vi.setSystemTime(0);
    vi.advanceTimersByTime(2_000);
    expect(await cache.read(cachedRead, context)).toBe("second");
  } finally {
    vi.useRealTimers();
  }
});
