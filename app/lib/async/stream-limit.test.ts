import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStreamLimit } from "./stream-limit";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MAX_IDLE_MS = 60_000;
const createLimit = () => createStreamLimit({ atOnce: 1, maxIdleMs: MAX_IDLE_MS });

async function* parts(...texts: string[]) {
  yield* texts;
}

test("streams the parts, and the next once all are read", async () => {
  const limit = createLimit();
  const first = limit.stream(parts("क", "b"));
  expect(limit.stream(parts("c"))).toBeNull();
  expect(await new Response(first).text()).toBe("कb");
  expect(await new Response(limit.stream(parts("c"))).text()).toBe("c");
});

test("makes no part before it is read", async () => {
  const next = vi.fn(() => Promise.resolve({ done: false, value: "a" } as const));
  const reader = createLimit().stream(Object.assign(parts(), { next }))?.getReader();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(next).not.toHaveBeenCalled();
  await reader?.read();
  expect(next).toHaveBeenCalledOnce();
});

test("lets the next run when making a part fails", async () => {
  const limit = createLimit();
  const failing = (async function* () {
    yield "a";
    throw new Error("no answer");
  })();
  await expect(new Response(limit.stream(failing)).text()).rejects.toThrow("no answer");
  expect(limit.stream(parts())).not.toBeNull();
});

test.each([0, 1])("lets the next run when the reader leaves after %i parts, and ends the parts", async (read) => {
  const limit = createLimit();
  const ended = vi.fn();
  const texts = (async function* () {
    try {
      yield* ["a", "b"];
    } finally {
      ended();
    }
  })();
  const reader = limit.stream(texts)?.getReader();
  for (let nth = 0; nth < read; nth += 1) await reader?.read();
  await reader?.cancel();
  expect(limit.stream(parts())).not.toBeNull();
  expect(await texts.next()).toEqual({ done: true, value: undefined });
  expect(ended).toHaveBeenCalledTimes(read);
});

test("lets the next run when the reader leaves while a part is made", async () => {
  const limit = createLimit();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const generator = (async function* () {
    await arrived;
    yield "a";
  })();
  const reader = limit.stream(generator)?.getReader();
  const reading = reader?.read();
  await reader?.cancel();
  expect(await reading).toEqual({ done: true, value: undefined });
  expect(limit.stream(parts())).not.toBeNull();
  arrive();
  expect(await generator.next()).toEqual({ done: true, value: undefined });
});

test("ends a stream that nobody reads, and tells its parts", async () => {
  const limit = createLimit();
  const told = vi.fn();
  const texts = (async function* () {
    try {
      yield* ["a", "b"];
    } catch (error) {
      told(error);
    }
  })();
  const reader = limit.stream(texts)?.getReader();
  await reader?.read();
  await vi.advanceTimersByTimeAsync(MAX_IDLE_MS - 1);
  expect(limit.stream(parts())).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(limit.stream(parts())).not.toBeNull();
  await expect(reader?.read()).rejects.toThrow("no part was made or read for 60000 ms");
  expect(told).toHaveBeenCalledOnce();
});

test("a stream may take long as long as its reader reads", async () => {
  const limit = createLimit();
  const reader = limit.stream(parts("a", "b", "c"))?.getReader();
  for (let nth = 0; nth < 3; nth += 1) {
    await reader?.read();
    await vi.advanceTimersByTimeAsync(MAX_IDLE_MS - 1);
  }
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});

test("a place is free in time although its request ended without its timers", () => {
  const limit = createLimit();
  expect(limit.stream(parts("a"))).not.toBeNull();
  vi.clearAllTimers();
  expect(limit.stream(parts())).toBeNull();
  vi.advanceTimersByTime(MAX_IDLE_MS);
  expect(limit.stream(parts())).not.toBeNull();
});
