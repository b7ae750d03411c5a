import { afterEach, expect, test, vi } from "vitest";
import { ATTEMPTS_WINDOW_MS, createAttempts } from "~/lib/server/protection/attempts.server";
import { AttemptCounter, createSharedAttempts } from "./worker-attempts";

afterEach(() => void vi.useRealTimers());

/** Durable Objects as on Cloudflare: one per name, one request at a time, persistent storage. */
function namespace() {
  const stored = new Map<string, Map<string, unknown>>();
  const alarms = new Map<string, number>();
  const queues = new Map<string, Promise<unknown>>();
  const counterOf = (name: string) => {
    const values = stored.get(name) ?? new Map<string, unknown>();
    stored.set(name, values);
    return new AttemptCounter({
      storage: {
        get: async (key) => structuredClone(values.get(key)),
        put: async (key, value) => void values.set(key, structuredClone(value)),
        setAlarm: async (at) => void alarms.set(name, at),
        deleteAll: async () => values.clear(),
      },
    });
  };
  return {
    stored,
    alarms,
    counterOf,
    idFromName: (name: string) => ({ name }),
    get: (id: object) => ({
      fetch(request: Request) {
        const { name } = id as { name: string }; // made above
        const answer = (queues.get(name) ?? Promise.resolve()).then(() => counterOf(name).fetch(request));
        queues.set(name, answer);
        return answer;
      },
    }),
  };
}

test("isolates share their counts, and simultaneous attempts get different ones", async () => {
  const shared = namespace();
  const [one, other] = [createSharedAttempts(shared, createAttempts()), createSharedAttempts(shared, createAttempts())];
  const numbers = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).count("a")));
  expect(new Set(numbers).size).toBe(40);
  await one.uncount("a");
  expect(await other.count("a")).toBe(40);
  await one.reset("a");
  expect(await other.count("a")).toBe(1);
  expect(await one.count("b")).toBe(1);
});

test("a count ends with its window, and its storage is deleted", async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
  const shared = namespace();
  const attempts = createSharedAttempts(shared, createAttempts());
  await attempts.count("a");
  await attempts.count("a");
  expect(shared.alarms.get("a")).toBe(1_000_000 + ATTEMPTS_WINDOW_MS);
  vi.setSystemTime(1_000_000 + ATTEMPTS_WINDOW_MS);
  expect(await attempts.count("a")).toBe(1);
  await shared.counterOf("a").alarm();
  expect(shared.stored.get("a")?.size).toBe(0);
});

test("counts in the isolate when the Durable Objects do not answer", async () => {
  const gone = { idFromName: () => ({}), get: () => ({ fetch: () => Promise.reject(new Error("overloaded")) }) };
  const attempts = createSharedAttempts(gone, createAttempts());
  expect([await attempts.count("a"), await attempts.count("a")]).toEqual([1, 2]);
  await attempts.uncount("a");
  expect(await attempts.count("a")).toBe(2);
});
