import { describe, expect, test, vi } from "vitest";
import { type SharedReadCache, type CachedRead, type ReadContext, createReadCache } from "./read-cache.server";

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
  test("a fresh answer is served without asking", async () => {
    const { read, wait } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(60);
    expect(await read("a", load)).toBe("first");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("a stale answer is served at once and renewed behind it", async () => {
    const { read, wait, settle } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(61);
    expect(await read("a", load)).toBe("first");
    await settle();
    expect(await read("a", load)).toBe("second");
  });

  test("one renewal is enough, also where promises are not shared", async () => {
    const { read, wait, settle } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(61);
    const alone = { context: { workOutlives: false } };
    await Promise.all([read("a", load, alone), read("a", load, alone), read("a", load, alone)]);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("beyond stale the reader waits for a new answer", async () => {
    const { read, wait } = setUp();
    const load = answers("first", "second");
    await read("a", load);
    wait(601);
    expect(await read("a", load)).toBe("second");
  });
});

describe("failures", () => {
  test("a failure is never kept", async () => {
    const { read, cache } = setUp();
    await expect(read("a", fails())).rejects.toThrow("down");
    expect(cache.size).toBe(0);
    expect(await read("a", answers("back"))).toBe("back");
  });

  test("an old answer stands in when the backend fails, and the failure is told", async () => {
    const { read, wait, onStale } = setUp();
    await read("a", answers("first"));
    wait(5000);
    expect(await read("a", fails())).toBe("first");
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  test("after a failure the old answer is served without waiting for a while", async () => {
    const { read, wait } = setUp();
    await read("a", answers("first"));
    wait(5000);
    await read("a", fails());
    const hanging = vi.fn(() => new Promise<never>(() => undefined));
    expect(await read("a", hanging)).toBe("first");
    expect(hanging).toHaveBeenCalledTimes(1);
  });

  test("with an old answer in hand a slow backend is not waited for to the end", async () => {
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

  test("a failed renewal leaves the old answer and is told", async () => {
    const { read, wait, settle, onStale } = setUp();
    await read("a", answers("first"));
    wait(61);
    expect(await read("a", fails())).toBe("first");
    await settle();
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(await read("a", answers("unused"))).toBe("first");
  });

  test("a renewal that failed is not tried again for a while", async () => {
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

  test("an answer that is too old stands in for nothing", async () => {
    const { read, wait } = setUp();
    await read("a", answers("first"));
    wait(6001);
    await expect(read("a", fails())).rejects.toThrow("down");
  });
});

describe("sharing", () => {
  test("readers of the same key at the same time share one load", async () => {
    const { read } = setUp();
    const load = answers("one");
    expect(await Promise.all([read("a", load), read("a", load)])).toEqual(["one", "one"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("where a reply may end with its request, the next reader asks after a while, and those behind it wait for that", async () => {
    vi.useFakeTimers();
    const { read, background } = setUp();
    const alone = { context: { workOutlives: false } };
    const ended = vi.fn(() => new Promise<never>(() => undefined));
    void read("a", ended, alone);
    const load = answers("one");
    const readers = [read("a", load, alone), read("a", load, alone), read("a", load, alone)];
    await vi.advanceTimersByTimeAsync(1_990);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(await Promise.all(readers)).toEqual(["one", "one", "one"]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(background).toHaveLength(2);
    vi.useRealTimers();
  });
});

describe("bounds", () => {
  test("the least recently used entry leaves first", async () => {
    const { read, cache } = setUp({ maxEntries: 2 });
    await read("a", answers("a"));
    await read("b", answers("b"));
    await read("a", answers("unused"));
    await read("c", answers("c"));
    expect(cache.size).toBe(2);
    expect(await read("a", answers("again"))).toBe("a");
    expect(await read("b", answers("again"))).toBe("again");
  });

  test("entries leave when their bytes exceed the limit", async () => {
    const { read, cache } = setUp({ maxBytes: 1000 });
    for (const key of ["a", "b", "c", "d", "e", "f"]) await read(key, answers("x".repeat(100)));
    expect(cache.size).toBe(4);
  });

  test("a value that would push out most others is not kept", async () => {
    const { read, cache } = setUp({ maxBytes: 1000 });
    await read("a", answers("x".repeat(400)));
    expect(cache.size).toBe(0);
  });
});

describe("an answer that contains others", () => {
  const primes = (value: unknown) => [{ key: "a", tags: ["catalog"], value: `a in ${String(value)}` }];

  test("answers their reads, as old as it is itself", async () => {
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

  test("stands behind what was read after it, and before what was read earlier", async () => {
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

  test("primes nothing any more where a purge came between, and its parts are purged by their own tags", async () => {
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

  test("says so too where it comes from the host's store", async () => {
    const { read } = setUp();
    const store: SharedReadCache = {
      open: () => Promise.resolve({ cached: { value: "stored", readAt: 0 }, save: () => Promise.resolve() }),
    };
    const kept = { freshness: { ...freshness, isShared: true }, context: { store } };
    await read("all", answers("asked"), { ...kept, primes });
    expect(await read("a", answers("asked"))).toBe("a in stored");
  });
});

describe("purge", () => {
  test("by tag forgets what carries it, without a tag everything", async () => {
    const { read, cache } = setUp();
    await read("a", answers("a"), { tags: ["catalog"] });
    await read("b", answers("b"), { tags: ["content"] });
    cache.purge("catalog");
    expect(cache.size).toBe(1);
    cache.purge();
    expect(cache.size).toBe(0);
  });

  test("an answer that was under way is not kept", async () => {
    const { read, cache } = setUp();
    let finish = (_value: unknown) => {};
    const reading = read("a", () => new Promise((resolve) => (finish = resolve)));
    cache.purge();
    expect(await read("a", answers("from after")), "nor given to who asks after").toBe("from after");
    finish("from before");
    expect(await reading).toBe("from before");
    expect(await read("a", answers("unused"))).toBe("from after");
  });
});

describe("a store beside it", () => {
  const ofFrame = { freshness: { fresh: 60, stale: 3_600_000, onError: 3_600_000, isShared: true } };

  function storeFor(count: number) {
    const kept = new Map<string, { value: unknown; readAt: number }>();
    const store: SharedReadCache = {
      open: (key) =>
        Promise.resolve({
          cached: kept.get(key) ?? null,
          save: (answer) => Promise.resolve(void kept.set(key, answer)),
        }),
    };
    return { kept, processes: Array.from({ length: count }, () => setUp()), more: { ...ofFrame, context: { store } } };
  }

  test("what one process has read no other asks for", async () => {
    const { kept, processes, more } = storeFor(2);
    const [one, two] = processes;
    await one?.read("a", answers("first"), more);
    await one?.settle();
    const load = fails();
    expect(await two?.read("a", load, more)).toBe("first");
    expect(load).not.toHaveBeenCalled();
    await two?.read("b", answers("b"), { context: more.context });
    expect([...kept.keys()], "no more than the frame").toEqual(["a"]);
  });

  test("a renewal takes what another has renewed, and asks when there is nothing newer", async () => {
    const { kept, processes, more } = storeFor(1);
    const [one] = processes;
    await one?.read("a", answers("first"), more);
    await one?.settle();
    one?.wait(61);
    kept.set("a", { value: "of another", readAt: 30 });
    await one?.read("a", fails(), more);
    await one?.settle();
    expect(await one?.read("a", answers("third"), more)).toBe("of another");
    await one?.settle();
    one?.wait(61);
    await one?.read("a", answers("third"), more);
    await one?.settle();
    expect(await one?.read("a", fails(), more)).toBe("third");
  });

  test("one that fails is as good as none", async () => {
    const { read } = setUp();
    const store: SharedReadCache = { open: () => Promise.reject(new Error("no cache here")) };
    expect(await read("a", answers("first"), { ...ofFrame, context: { store } })).toBe("first");
  });
});

test("a clock that is set back leaves no answer fresh for longer", async () => {
  vi.useFakeTimers({ now: 10 * 3_600_000, toFake: ["Date", "performance"] });
  try {
    const cache = createReadCache();
    const context: ReadContext = { workOutlives: true, waitUntil: () => undefined, onStale: () => undefined };
    const load = answers("first", "second");
    const wanted = {
      key: "a",
      tags: [],
      freshness: { fresh: 1_000, stale: 1_000, onError: 1_000, isShared: false },
      load,
    };
    expect(await cache.read(wanted, context)).toBe("first");
    vi.setSystemTime(0);
    vi.advanceTimersByTime(2_000);
    expect(await cache.read(wanted, context)).toBe("second");
  } finally {
    vi.useRealTimers();
  }
});
