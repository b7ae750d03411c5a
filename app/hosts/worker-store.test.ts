import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDurableObjects, type OpenObjects } from "../../tests/support/store/durable-objects";
import { createWorkerStore, type StoreObjects } from "./worker-store";
import { SharedStoreObject } from "./worker-store-object";
import { createWorkerState, STATE_FRESH_MS, STATE_MAX_AGE_MS } from "./worker-store-state";

let durable: OpenObjects;
beforeAll(async () => (durable = await openDurableObjects()));
afterAll(() => durable.stop());

const key = () => crypto.randomUUID();

/** What one isolate has of the store. */
function openIsolate(objects = durable.objects) {
  const changes: boolean[] = [];
  const onDegraded = (isDegraded: boolean) => changes.push(isDegraded);
  const store = createWorkerStore(objects, { location: "apac", onDegraded, maxWaitMs: 25_000 });
  const clock = { now: 1_000 };
  const purged: (string | undefined)[] = [];
  const work: Promise<unknown>[] = [];
  const reads = vi.fn(store.ask);
  const state = createWorkerState({ ask: reads, onPurge: (tag) => purged.push(tag), now: () => clock.now });
  const check = () => state.check((promise) => work.push(promise));
  return { ...store, changes, state, clock, purged, reads, check, settle: () => Promise.all(work) };
}

test("a value, a number and a claim end with their time", async () => {
  const { values } = openIsolate();
  const [value, claim, number] = [key(), key(), key()];
  await Promise.all([
    values.set(value, "held", 3_000),
    values.claim(claim, "mine", 3_000),
    values.count(number, 3_000),
  ]);
  const read = () => Promise.all([value, claim, number].map((each) => values.get(each)));
  expect(await read()).toEqual(["held", "mine", "1"]);
  await vi.waitFor(async () => expect(await read()).toEqual([null, null, null]), { timeout: 8_000, interval: 100 });
  expect(await values.claim(claim, "yours", 60_000)).toBeNull();
});

test("an alarm deletes the storage, unless the value was stored anew", async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
  try {
    const stored = new Map<string, unknown>();
    const setAlarm = vi.fn((_at: number) => Promise.resolve());
    const object = new SharedStoreObject({
      storage: {
        get: (name) => Promise.resolve(stored.get(name)),
        put: (name, value) => Promise.resolve(void stored.set(name, value)),
        setAlarm,
        deleteAlarm: () => Promise.resolve(),
        deleteAll: () => Promise.resolve(stored.clear()),
      },
    });
    const set = (lifeMs: number) => {
      const body = JSON.stringify({ kind: "set", text: "held", lifeMs });
      return object.fetch(new Request("https://store.invalid/", { method: "POST", body }));
    };
    await set(1_000);
    vi.setSystemTime(1_000_900);
    await set(1_000);
    vi.setSystemTime(1_001_000);
    await object.alarm();
    expect([stored.size, setAlarm.mock.lastCall]).toEqual([1, [1_001_900]]);
    vi.setSystemTime(1_001_900);
    await object.alarm();
    expect(stored.size).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a claim that is sent again because its answer was lost is still its own", async () => {
  const { values } = openIsolate();
  const order = key();
  expect([await values.claim(order, "mine", 60_000), await values.claim(order, "mine", 60_000)]).toEqual([null, null]);
  expect(await values.claim(order, "yours", 60_000)).toBe("mine");
});

test("asks once more when the object was restarted, and not when it is overloaded", async () => {
  let failures = 0;
  const failing = (error: object): StoreObjects => ({
    idFromName: (name) => durable.objects.idFromName(name),
    get(id) {
      if (failures++ > 0) return durable.objects.get(id);
      return { fetch: () => Promise.reject(Object.assign(new Error("reset"), error)) };
    },
  });
  const { values, isDegraded } = openIsolate(failing({ retryable: true }));
  await values.set("a", "text", 60_000);
  expect(isDegraded()).toBe(false);
  failures = 0;
  const overloaded = openIsolate(failing({ retryable: true, overloaded: true }));
  await expect(overloaded.values.get("a")).rejects.toThrow("reset");
  expect(overloaded.isDegraded()).toBe(true);
  expect(await overloaded.values.get("a")).toBe("text");
  expect(overloaded.isDegraded()).toBe(false);
});

test("counts in the isolate while the store does not answer, and keeps the last state", async () => {
  let isGone = false;
  const objects: StoreObjects = {
    idFromName: (name) => durable.objects.idFromName(name),
    get: (id) => (isGone ? { fetch: () => Promise.reject(new Error("gone")) } : durable.objects.get(id)),
  };
  const { attempts, state, check, clock, isDegraded, changes } = openIsolate(objects);
  await state.switchMaintenance(600, 60_000);
  isGone = true;
  expect([await attempts.count("a"), await attempts.count("a")]).toEqual([1, 2]);
  await attempts.uncount("a");
  expect(await attempts.count("a")).toBe(2);
  clock.now += STATE_MAX_AGE_MS + 1;
  await check();
  expect([state.maintenance(), isDegraded()]).toEqual([600, true]);
  isGone = false;
  await state.switchMaintenance(null, 0);
  expect([state.maintenance(), isDegraded()]).toEqual([null, false]);
  expect(changes).toEqual([true, false]);
});

test("another isolate learns of purges with their tags, at its next request after the state's age", async () => {
  const [one, other] = [openIsolate(), openIsolate()];
  await other.check();
  const before = other.state.generation();
  await one.state.purge("catalog");
  await one.state.purge("product:BJ-1");
  expect(other.purged).toEqual([]);
  other.clock.now += STATE_MAX_AGE_MS + 1;
  await other.check();
  expect(other.purged).toEqual(["catalog", "product:BJ-1"]);
  expect(other.state.generation()).toBe(one.state.generation());
  expect(other.state.isPurged(["content", "catalog"], before)).toBe(true);
  expect(other.state.isPurged(["content"], before)).toBe(false);
  expect(other.state.isPurged(["catalog"], other.state.generation())).toBe(false);
  await one.state.purge(undefined);
  other.clock.now += STATE_MAX_AGE_MS + 1;
  await other.check();
  expect(other.purged.at(-1)).toBeUndefined();
  expect(other.state.isPurged(["content"], before)).toBe(true);
});

test("only the object of the state is made at a given place", async () => {
  const places: (string | undefined)[] = [];
  const objects: StoreObjects = {
    idFromName: (name) => durable.objects.idFromName(name),
    get(id, options) {
      places.push(options?.locationHint);
      return durable.objects.get(id);
    },
  };
  const { check, values } = openIsolate(objects);
  await check();
  await values.get("cart");
  expect(places).toEqual(["apac", undefined]);
});

test("a new isolate knows earlier purges and purges nothing of its own", async () => {
  const one = openIsolate();
  await one.state.purge("menu");
  const late = openIsolate();
  await late.check();
  expect(late.purged).toEqual([]);
  expect(late.state.isPurged(["menu"], 0)).toBe(true);
});

test("reads the state once in two seconds, and waits for it only after a pause", async () => {
  const { check, clock, reads, settle } = openIsolate();
  await Promise.all([check()]);
  for (let nth = 0; nth < 50; nth += 1) await check();
  expect(reads).toHaveBeenCalledTimes(1);
  clock.now += STATE_FRESH_MS + 1;
  for (let nth = 0; nth < 50; nth += 1) await check();
  await settle();
  expect(reads).toHaveBeenCalledTimes(2);
});

test("many purged tags count as a purge of everything", async () => {
  const [one, other] = [openIsolate(), openIsolate()];
  await other.check();
  const before = other.state.generation();
  for (let nth = 0; nth < 250; nth += 10)
    await Promise.all(Array.from({ length: 10 }, (_, more) => one.state.purge(`product:${nth + more}`)));
  other.clock.now += STATE_MAX_AGE_MS + 1;
  await other.check();
  expect(other.purged[0]).toBeUndefined();
  expect(other.state.isPurged(["content"], before)).toBe(true);
});
