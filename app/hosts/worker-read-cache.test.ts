import { expect, test } from "vitest";
import { createEdgeReadCache, type EdgeCache } from "./worker-read-cache";

const HOUR = 3_600_000;
const KEY = 'http://magento.example/graphql\n\n\nmenu\n{"root":"2"}';

/** A data centre's cache and isolates that share it. */
function setUp() {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const { cache, entries } = memoryCache(now);
  const openIsolate = (release = "a") => {
    const purges: number[] = [];
    const answers = createEdgeReadCache(cache, { release, onPurge: () => purges.push(clock.now), now });
    return { answers, purges };
  };
  return { clock, entries, openIsolate };
}

test("returns a saved answer by its key, and saves it with its lifetime", async () => {
  const { entries, openIsolate } = setUp();
  const { answers } = openIsolate();
  const entry = await answers.open(KEY);
  expect(entry.cached).toBeNull();
  await entry.save({ value: [{ name: "मोबाइल" }], readAt: 7 }, 60_000);
  expect((await answers.open(KEY)).cached).toEqual({ value: [{ name: "मोबाइल" }], readAt: 7 });
  expect((await answers.open(`${KEY} `)).cached).toBeNull();
  expect([...entries.values()].map(({ headers }) => headers.get("Cache-Control"))).toEqual(["max-age=60"]);
});

test("does not return an answer that was read before a purge", async () => {
  const { answers } = setUp().openIsolate();
  const opened = await answers.open(KEY);
  await answers.purge();
  await opened.save({ value: "old", readAt: 1 }, 60_000);
  expect((await answers.open(KEY)).cached).toBeNull();
});

test("does not return an answer of another release", async () => {
  const { openIsolate } = setUp();
  const entry = await openIsolate("a").answers.open(KEY);
  await entry.save({ value: "of the old shape", readAt: 1 }, 60_000);
  expect((await openIsolate("b").answers.open(KEY)).cached).toBeNull();
  expect((await openIsolate("a").answers.open(KEY)).cached).not.toBeNull();
});

test("checkForPurge reports another isolate's purge once", async () => {
  const { clock, openIsolate } = setUp();
  const [one, other] = [openIsolate(), openIsolate()];
  await other.answers.checkForPurge();
  await one.answers.purge();
  clock.now += 6_000;
  expect(other.purges).toEqual([]);
  await other.answers.checkForPurge();
  await other.answers.checkForPurge();
  expect(other.purges).toEqual([clock.now]);
});

test("purged answers stay purged for their whole lifetime", async () => {
  const { clock, openIsolate } = setUp();
  const { answers } = openIsolate();
  await (await answers.open("menu")).save({ value: "old", readAt: 1 }, 24 * HOUR);
  expect((await answers.open("menu")).cached).not.toBeNull();
  await answers.purge();
  for (const hours of [0, 1, 22]) {
    clock.now += hours * HOUR;
    expect((await answers.open("menu")).cached).toBeNull();
  }
});

/** Entries expire by age only. */
function memoryCache(now: () => number = () => 0): { cache: EdgeCache; entries: Map<string, Response> } {
  const entries = new Map<string, Response>();
  const expiresAt = new Map<string, number>();
  const cache: EdgeCache = {
    async match({ url }) {
      return (expiresAt.get(url) ?? 0) > now() ? entries.get(url)?.clone() : undefined;
    },
    async put({ url }, response) {
      const [, seconds] = /max-age=(\d+)/.exec(response.headers.get("Cache-Control") ?? "") ?? [];
      entries.set(url, response);
      expiresAt.set(url, now() + Number(seconds ?? 0) * 1_000);
    },
  };
  return { cache, entries };
}
